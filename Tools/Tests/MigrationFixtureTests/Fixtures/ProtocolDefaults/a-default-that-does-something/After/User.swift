final class DowitcherUser {
  struct Dependencies {
    var dowitcherAPI: DowitcherAPI

    static var defaultDependencies: Self {
      Self(dowitcherAPI: DowitcherAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.dowitcherAPI.wait()
  }
}
