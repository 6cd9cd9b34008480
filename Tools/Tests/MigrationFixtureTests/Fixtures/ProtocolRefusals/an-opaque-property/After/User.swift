final class NuthatchUser {
  struct Dependencies {
    var nuthatchAPI: NuthatchAPI

    static var defaultDependencies: Self {
      Self(nuthatchAPI: NuthatchAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.nuthatchAPI.a)
  }
}
