final class OuzelUser {
  struct Dependencies {
    var ouzelAPI: OuzelAPI

    static var defaultDependencies: Self {
      Self(ouzelAPI: OuzelAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.ouzelAPI.a())
  }
}
