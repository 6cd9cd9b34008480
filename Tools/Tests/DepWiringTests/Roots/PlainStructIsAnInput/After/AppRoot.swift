@MainActor final class AppRoot {
  struct Dependencies {
    var configuration: Configuration
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed { Feed(dependencies: .init(configuration: dependencies.configuration)) }
}
