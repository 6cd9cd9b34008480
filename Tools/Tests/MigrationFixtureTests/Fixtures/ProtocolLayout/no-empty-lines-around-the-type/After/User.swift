final class QuailUser {
  struct Dependencies {
    var quailAPI: any QuailAPIProtocol

    static var defaultDependencies: Self {
      Self(quailAPI: QuailAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { dependencies.quailAPI.a() }
}
