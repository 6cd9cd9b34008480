final class AppRoot: Sendable {
  func makeFeed() -> Feed {
    Feed(dependencies: .init())
  }
}
