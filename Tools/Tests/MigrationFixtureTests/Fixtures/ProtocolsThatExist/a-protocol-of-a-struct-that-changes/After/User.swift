final class MagpieUser {
  struct Dependencies {
    var magpieAPI: MagpieAPI

    static var defaultDependencies: Self {
      Self(magpieAPI: MagpieAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.magpieAPI.a("b")
  }
}
