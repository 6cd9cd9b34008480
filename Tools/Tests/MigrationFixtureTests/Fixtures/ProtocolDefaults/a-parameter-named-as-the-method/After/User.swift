final class CurassowUser {
  struct Dependencies {
    var curassowAPI: any CurassowAPIProtocol

    static var defaultDependencies: Self {
      Self(curassowAPI: CurassowAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.curassowAPI.log("a")
  }
}
