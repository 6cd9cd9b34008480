@MainActor final class AppRoot {
  struct Dependencies {
    var endpoint: Endpoint
    var filesEndpoint: Endpoint
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeImages() -> Images { Images(dependencies: .init(endpoint: dependencies.endpoint)) }
  func makeFiles() -> Files { Files(dependencies: .init(endpoint: dependencies.filesEndpoint)) }
  func makeCache() -> Cache { Cache(dependencies: .init(endpoint: dependencies.filesEndpoint)) }
}
