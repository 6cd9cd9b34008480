@MainActor final class AppRoot {
  struct Dependencies {
    var network: NetworkAPI
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeFeed() -> Feed { Feed(dependencies: .init(api: dependencies.network)) }

  func makeFor(_ other: NetworkAPI) -> Feed { Feed(dependencies: .init(api: other)) }

  func makeWithoutName(_: NetworkAPI) -> Feed {
    Feed(dependencies: .init(api: dependencies.network))
  }
}
