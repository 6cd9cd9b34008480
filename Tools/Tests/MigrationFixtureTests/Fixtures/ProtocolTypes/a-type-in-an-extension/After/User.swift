final class GoshawkUser {
  struct Dependencies {
    var goshawkInner: any GoshawkInnerProtocol

    static var defaultDependencies: Self {
      Self(goshawkInner: GoshawkSpace.GoshawkInner.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.goshawkInner.run()
  }
}
