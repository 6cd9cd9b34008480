final class KnotUser {
  struct Dependencies {
    var knotAPI: any KnotAPIProtocol

    static var defaultDependencies: Self {
      Self(knotAPI: KnotAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.knotAPI.log("a")
    print(dependencies.knotAPI.default)
  }
}
