final class DunlinUser {
  struct Dependencies {
    var dunlinAPI: DunlinAPI

    static var defaultDependencies: Self {
      Self(dunlinAPI: DunlinAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.dunlinAPI.start { print("begin") }
  }
}
