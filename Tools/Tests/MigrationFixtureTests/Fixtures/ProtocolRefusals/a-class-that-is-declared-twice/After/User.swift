final class PhoebeUser {
  struct Dependencies {
    var phoebeAPI: PhoebeAPI

    static var defaultDependencies: Self {
      Self(phoebeAPI: PhoebeAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.phoebeAPI.a()
  }
}
