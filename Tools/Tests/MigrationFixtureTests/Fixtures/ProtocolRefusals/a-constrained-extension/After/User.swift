final class PipitUser {
  struct Dependencies {
    var pipitAPI: PipitAPI

    static var defaultDependencies: Self {
      Self(pipitAPI: PipitAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.pipitAPI.a()
  }
}
