final class BustardUser {
  struct Dependencies {
    var bustardAPI: any BustardAPIProtocol

    static var defaultDependencies: Self {
      Self(bustardAPI: BustardAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.bustardAPI.default()
    dependencies.bustardAPI.move(in: 1, for: 2)
  }
}
