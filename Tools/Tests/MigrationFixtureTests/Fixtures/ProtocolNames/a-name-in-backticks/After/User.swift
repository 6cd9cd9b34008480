final class KiwiUser {
  struct Dependencies {
    var open: KiwiSpace.open

    static var defaultDependencies: Self {
      Self(open: KiwiSpace.open.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.open.a()
  }
}
