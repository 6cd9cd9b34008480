final class KakapoUser {
  struct Dependencies {
    var kakapoAPI: any KakapoAPIProtocol

    static var defaultDependencies: Self {
      Self(kakapoAPI: KakapoAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.kakapoAPI.run()
  }
}
