@MainActor final class AppRoot {
  struct Dependencies { var log: Log }

  let feed: Feed.Dependencies
  private let dependencies: Dependencies

  init(feed: Feed.Dependencies, dependencies: Dependencies) {
    self.feed = feed
    self.dependencies = dependencies
  }

  func makeFeed() -> Feed { Feed(dependencies: .init(log: dependencies.log)) }
}
