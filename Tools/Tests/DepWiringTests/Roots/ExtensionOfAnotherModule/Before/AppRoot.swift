import Feed

@MainActor
final class AppRoot {
  func makeFeed() -> Feed { Feed(dependencies: .init(folder: "news")) }
}
