final class KiteUser {
  struct Dependencies {
    var kiteAPI: any KiteAPIProtocol

    static var defaultDependencies: Self {
      Self(kiteAPI: KiteAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.kiteAPI.a()
  }
}
