final class GuanUser {
  struct Dependencies {
    var guanAPI: any GuanAPIProtocol

    static var defaultDependencies: Self {
      Self(guanAPI: GuanAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.guanAPI.value, dependencies.guanAPI.text())
  }
}
