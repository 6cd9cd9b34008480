final class PeacockUser {
  struct Dependencies {
    var peacockAPI: PeacockAPI

    static var defaultDependencies: Self {
      Self(peacockAPI: PeacockAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.peacockAPI.a("b")
  }
}
