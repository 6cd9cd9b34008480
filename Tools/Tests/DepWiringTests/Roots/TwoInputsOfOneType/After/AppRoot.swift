import Foundation

@MainActor final class AppRoot {
  struct Dependencies {
    var cacheURL: URL
    var baseURL: URL
    var title: String
    var name: String
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func makeClient() -> Client {
    Client(
      dependencies: .init(
        baseURL: dependencies.baseURL, cacheURL: dependencies.cacheURL, name: dependencies.name,
        title: dependencies.title))
  }
}
