@MainActor final class AppRoot {
  private let log = Log()

  func makeFeed() -> FeedStore { FeedStore(dependencies: .init(log: log)) }

  func makeOther() -> FeedRepository { FeedRepository(dependencies: .init()) }
}
