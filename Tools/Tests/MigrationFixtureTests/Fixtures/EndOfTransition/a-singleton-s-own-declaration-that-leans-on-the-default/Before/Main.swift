final class End16API: Sendable {
  static let shared = End16API()
  struct Dependencies {
    var name: String
    static var defaultDependencies: Self { Self(name: "a") }
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}