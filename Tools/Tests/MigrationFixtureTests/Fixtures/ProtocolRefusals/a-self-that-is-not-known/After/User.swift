final class OystercatcherUser {
  struct Dependencies {
    var oystercatcherAPI: OystercatcherAPI

    static var defaultDependencies: Self {
      Self(oystercatcherAPI: OystercatcherAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    _ = dependencies.oystercatcherAPI.a()
  }
}
