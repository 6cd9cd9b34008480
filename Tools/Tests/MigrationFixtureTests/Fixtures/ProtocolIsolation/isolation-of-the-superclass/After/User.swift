@MainActor
final class FlickerUser {
  struct Dependencies {
    var flickerAPI: @MainActor @Sendable () -> any FlickerAPIProtocol

    static var defaultDependencies: Self {
      Self(flickerAPI: { FlickerAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.flickerAPI().run()
    dependencies.flickerAPI().base()
  }
}
