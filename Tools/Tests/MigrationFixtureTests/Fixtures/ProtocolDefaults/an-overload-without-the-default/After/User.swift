final class DarterUser {
  struct Dependencies {
    var darterAPI: any DarterAPIProtocol

    static var defaultDependencies: Self {
      Self(darterAPI: DarterAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.darterAPI.log("a")
    dependencies.darterAPI.log("a", times: 2)
  }
}
