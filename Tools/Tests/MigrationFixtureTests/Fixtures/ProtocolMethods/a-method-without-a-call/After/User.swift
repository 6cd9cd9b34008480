final class BuzzardUser {
  struct Dependencies {
    var buzzardAPI: any BuzzardAPIProtocol

    static var defaultDependencies: Self {
      Self(buzzardAPI: BuzzardAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print([1].map(dependencies.buzzardAPI.convert))
  }
}
