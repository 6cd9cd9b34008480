final class CoucalUser {
  struct Dependencies {
    var coucalAPI: any CoucalAPIProtocol

    static var defaultDependencies: Self {
      Self(coucalAPI: CoucalAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.coucalAPI.level)
    CoucalAPI.shared.level = 2
  }
}
