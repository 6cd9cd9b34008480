final class QuetzalUser {
  struct Dependencies {
    var quetzalAPI: any QuetzalAPIProtocol

    static var defaultDependencies: Self {
      Self(quetzalAPI: QuetzalAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() { dependencies.quetzalAPI.a() }
}
