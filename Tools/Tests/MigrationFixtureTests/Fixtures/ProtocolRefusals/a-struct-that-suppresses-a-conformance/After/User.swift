final class PenguinUser {
  struct Dependencies {
    var penguinAPI: PenguinAPI

    static var defaultDependencies: Self {
      Self(penguinAPI: PenguinAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.penguinAPI.a()
  }
}
