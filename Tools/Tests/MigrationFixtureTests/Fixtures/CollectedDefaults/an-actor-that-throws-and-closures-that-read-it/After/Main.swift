actor Taken5Screen {
  struct Dependencies {
    var api: Taken5API

    static var defaultDependencies: Self {
      Self(api: Taken5API.shared)
    }
  }

  private let dependencies: Dependencies

  nonisolated let make: @Sendable () -> String

  init(dependencies: Dependencies = .defaultDependencies) throws {
    self.dependencies = dependencies
    make = { dependencies.api.name }
  }
}