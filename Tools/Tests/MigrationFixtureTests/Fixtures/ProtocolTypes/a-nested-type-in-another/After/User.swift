final class GooseUser {
  struct Dependencies {
    var gooseInner: any GooseInnerProtocol

    static var defaultDependencies: Self {
      Self(gooseInner: GooseSpace.GooseInner.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.gooseInner.run(.init())
  }
}
