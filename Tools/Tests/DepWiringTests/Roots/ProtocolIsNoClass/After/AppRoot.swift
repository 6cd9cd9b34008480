@MainActor final class AppRoot {
  struct Dependencies {
    var api: any API
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var networkAPI = NetworkAPI()

  func makeFeed() -> Feed { Feed(dependencies: .init(network: networkAPI, api: dependencies.api)) }
}
