final class JacamarUser {
  struct Dependencies {
    var jacamarAPI: any JacamarAPIProtocol

    static var defaultDependencies: Self {
      Self(jacamarAPI: JacamarAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.jacamarAPI.a()
  }
}
