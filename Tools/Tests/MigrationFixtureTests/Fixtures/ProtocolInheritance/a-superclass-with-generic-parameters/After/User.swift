final class KaguUser {
  struct Dependencies {
    var kaguAPI: KaguAPI

    static var defaultDependencies: Self {
      Self(kaguAPI: KaguAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.kaguAPI.load(1)
  }
}
