final class LoonUser {
  struct Dependencies {
    var loonAPI: any LoonAPIProtocol

    static var defaultDependencies: Self {
      Self(loonAPI: LoonAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.loonAPI.a()
  }
}
