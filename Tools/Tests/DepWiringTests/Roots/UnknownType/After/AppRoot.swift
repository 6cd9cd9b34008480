@MainActor final class AppRoot {
  func makeFeed() -> FeedStore { FeedStor(dependencies: .init(name: "")) }
}
