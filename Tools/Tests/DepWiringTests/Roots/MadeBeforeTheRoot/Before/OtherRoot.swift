@MainActor final class OtherRoot {
  struct Dependencies { var log: Log }
  let feed: Feed
  let other: Feed
  let dependencies: Dependencies

  init(dependencies: Dependencies, log: Log) {
    feed = Feed(dependencies: .init())
    self.dependencies = dependencies
    other = Feed(dependencies: .init(log: log))
  }

  static func make(_ log: Log) -> Feed { Feed(dependencies: .init()) }

  init(dependencies: Dependencies) {
    feed = Feed(dependencies: .init())
    other = feed
    self.dependencies = dependencies
  }
}
