final class ParrotUser {
  struct Dependencies {
    var parrotAPI: ParrotAPI

    static var defaultDependencies: Self {
      Self(parrotAPI: ParrotAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    let chosen = dependencies.parrotAPI
  }
}
