final class OspreyUser {
  struct Dependencies {
    var ospreyAPI: OspreyAPI

    static var defaultDependencies: Self {
      Self(ospreyAPI: OspreyAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.ospreyAPI.a == 1)
  }
}
