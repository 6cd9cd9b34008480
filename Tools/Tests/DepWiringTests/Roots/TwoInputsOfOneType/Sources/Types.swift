import Foundation

final class Client {
  struct Dependencies {
    var baseURL: URL
    var cacheURL: URL
    var name: String
    var title: String
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
