final class ManakinUser {
  struct Dependencies {
    var manakinAPI: any ManakinAPIProtocol

    static var defaultDependencies: Self {
      Self(manakinAPI: ManakinAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.manakinAPI.a()
    dependencies.manakinAPI.b(2)
    dependencies.manakinAPI.b()
    dependencies.manakinAPI.name = "c"
  }
}
