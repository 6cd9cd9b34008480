final class CootUser {
  struct Dependencies {
    var cootAPI: any CootAPIProtocol

    static var defaultDependencies: Self {
      Self(cootAPI: CootAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.cootAPI.onEvent(1)
    dependencies.cootAPI.onEnd = { print("end") }
    dependencies.cootAPI.onEnd?()
  }
}
