final class CondorUser {
  struct Dependencies {
    var condorAPI: any CondorAPIProtocol

    static var defaultDependencies: Self {
      Self(condorAPI: CondorAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.condorAPI.c = 2
    print(dependencies.condorAPI.a ?? 0, dependencies.condorAPI.b ?? 1, dependencies.condorAPI.c)
  }
}
