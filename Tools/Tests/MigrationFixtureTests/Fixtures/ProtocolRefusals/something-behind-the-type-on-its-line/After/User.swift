final class PigeonUser {
  struct Dependencies {
    var pigeonAPI: PigeonAPI

    static var defaultDependencies: Self {
      Self(pigeonAPI: PigeonAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.pigeonAPI.a()
  }
}
