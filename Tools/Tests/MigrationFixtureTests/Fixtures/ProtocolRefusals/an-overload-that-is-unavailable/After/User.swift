final class PartridgeUser {
  struct Dependencies {
    var partridgeAPI: PartridgeAPI

    static var defaultDependencies: Self {
      Self(partridgeAPI: PartridgeAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.partridgeAPI.a("b")
  }
}
