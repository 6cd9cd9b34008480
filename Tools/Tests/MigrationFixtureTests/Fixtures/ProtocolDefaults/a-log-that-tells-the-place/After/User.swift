final class RookUser {
  struct Dependencies {
    var rookAPI: any RookAPIProtocol

    static var defaultDependencies: Self {
      Self(rookAPI: RookAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.rookAPI.log("a")
    dependencies.rookAPI.log("b", level: .debug)
    dependencies.rookAPI.log("c", level: .info, file: "f", line: 1)
  }
}
