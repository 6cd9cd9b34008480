final class End16API: Sendable {
  static let shared = End16API()
  struct Dependencies {
    var name: String
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}