final class OstrichUser {
  struct Dependencies {
    var ostrichAPI: OstrichAPI

    static var defaultDependencies: Self {
      Self(ostrichAPI: OstrichAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.ostrichAPI.a)
  }
}
