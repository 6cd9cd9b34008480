final class MerlinUser {
  struct Dependencies {
    var merlinAPI: MerlinAPI

    static var defaultDependencies: Self {
      Self(merlinAPI: MerlinAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.merlinAPI.a()
    dependencies.merlinAPI.b()
  }
}
