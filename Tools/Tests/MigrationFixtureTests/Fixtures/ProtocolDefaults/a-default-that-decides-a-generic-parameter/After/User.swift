final class DuckUser {
  struct Dependencies {
    var duckAPI: DuckAPI

    static var defaultDependencies: Self {
      Self(duckAPI: DuckAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.duckAPI.wait()
  }
}
