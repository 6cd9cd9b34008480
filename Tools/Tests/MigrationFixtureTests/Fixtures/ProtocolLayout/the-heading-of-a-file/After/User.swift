final class RailUser {
  struct Dependencies {
    var railAPI: any RailAPIProtocol

    static var defaultDependencies: Self {
      Self(railAPI: RailAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { dependencies.railAPI.a() }
}
