final class KookaburraUser {
  struct Dependencies {
    var kookaburraAPI: any KookaburraService

    static var defaultDependencies: Self {
      Self(kookaburraAPI: KookaburraAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.kookaburraAPI.a()
    print(dependencies.kookaburraAPI.name)
  }
}
