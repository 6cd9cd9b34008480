final class DunnockUser {
  struct Dependencies {
    var dunnockAPI: DunnockAPI

    static var defaultDependencies: Self {
      Self(dunnockAPI: DunnockAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.dunnockAPI.add(1, 2)
  }
}
