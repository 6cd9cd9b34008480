@MainActor final class AppRoot {
  struct Dependencies {
    var api: any API
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed { Feed(dependencies: .init()) }
}
