final class HoneyeaterUser {
  struct Dependencies {
    var honeyeaterAPI: any HoneyeaterAPIProtocol

    static var defaultDependencies: Self {
      Self(honeyeaterAPI: HoneyeaterAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.honeyeaterAPI.a()
  }
}
