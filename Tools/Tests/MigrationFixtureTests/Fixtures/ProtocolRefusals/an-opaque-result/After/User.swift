final class NoddyUser {
  struct Dependencies {
    var noddyAPI: NoddyAPI

    static var defaultDependencies: Self {
      Self(noddyAPI: NoddyAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.noddyAPI.a())
  }
}
