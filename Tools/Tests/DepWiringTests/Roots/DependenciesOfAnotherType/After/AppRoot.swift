@MainActor final class AppRoot {
  let base = Base.Dependencies(log: Log())

  private lazy var log = Log()
  private lazy var feed = Feed(base: base, dependencies: .init(log: log))

  func makeModel() -> Model { Model(dependencies: .init(feed: feed)) }

  func makeFeed() -> Feed { Feed(base: Base.Dependencies(log: log), dependencies: .init(log: log)) }
}
