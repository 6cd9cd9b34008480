final class MacawUser {
  struct Dependencies {
    var macawAPI: any MacawAPIProtocol

    static var defaultDependencies: Self {
      Self(macawAPI: MacawAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.macawAPI.a(1)
    dependencies.macawAPI.a("b")
  }
}
