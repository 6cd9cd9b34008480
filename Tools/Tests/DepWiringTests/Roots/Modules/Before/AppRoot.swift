import Feed

@MainActor final class AppRoot {
  func makeFeed() -> FeedStore { FeedStore(dependencies: .init()) }
}
