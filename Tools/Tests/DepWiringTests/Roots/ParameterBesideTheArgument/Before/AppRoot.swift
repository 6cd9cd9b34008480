@MainActor final class AppRoot {
  let style = Style(name: "dark")

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
