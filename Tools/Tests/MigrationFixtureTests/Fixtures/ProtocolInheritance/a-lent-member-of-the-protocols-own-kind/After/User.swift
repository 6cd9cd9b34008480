final class JuncoUser {
  struct Dependencies {
    var juncoAPI: JuncoAPI

    static var defaultDependencies: Self {
      Self(juncoAPI: JuncoAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    _ = dependencies.juncoAPI.again()
  }
}
