@MainActor final class AppRoot {
  struct Dependencies {
    var name: String?
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> FeedModel { FeedModel(dependencies: .init(count: 3)) }
}
