@MainActor final class AppRoot {
  private lazy var log = Log()
  private lazy var feed = Feed(dependencies: .init(log: log))

  func makeModel() -> Model { Model(dependencies: .init(feed: feed)) }

  func makeFeed() -> Feed { Feed(dependencies: .init(log: log), tags: "a", "b") }
}
