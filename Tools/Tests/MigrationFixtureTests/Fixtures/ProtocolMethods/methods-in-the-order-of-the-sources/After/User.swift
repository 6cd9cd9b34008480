final class BabblerUser {
  struct Dependencies {
    var babblerAPI: any BabblerAPIProtocol

    static var defaultDependencies: Self {
      Self(babblerAPI: BabblerAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.babblerAPI.a()
    dependencies.babblerAPI.b()
  }
}
