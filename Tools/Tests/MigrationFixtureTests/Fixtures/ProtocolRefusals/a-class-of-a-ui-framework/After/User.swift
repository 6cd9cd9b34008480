final class PittaUser {
  struct Dependencies {
    var pittaAPI: PittaAPI

    static var defaultDependencies: Self {
      Self(pittaAPI: PittaAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.pittaAPI.a()
  }
}
