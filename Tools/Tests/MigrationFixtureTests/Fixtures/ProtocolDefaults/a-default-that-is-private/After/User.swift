final class DoveUser {
  struct Dependencies {
    var doveAPI: DoveAPI

    static var defaultDependencies: Self {
      Self(doveAPI: DoveAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.doveAPI.wait()
  }
}
