final class JacanaUser {
  struct Dependencies {
    var jacanaAPI: any JacanaAPIProtocol

    static var defaultDependencies: Self {
      Self(jacanaAPI: JacanaAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.jacanaAPI.a()
    dependencies.jacanaAPI.b(.init())
    print(dependencies.jacanaAPI.name)
  }
}
