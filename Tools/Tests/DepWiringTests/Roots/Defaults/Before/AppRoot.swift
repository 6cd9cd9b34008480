@MainActor final class AppRoot {
  func makeFeed() -> Feed { Feed(dependencies: .init(retries: 5)) }
}
