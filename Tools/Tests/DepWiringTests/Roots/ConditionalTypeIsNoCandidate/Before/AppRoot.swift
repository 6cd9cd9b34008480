@MainActor
final class AppRoot {
  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
