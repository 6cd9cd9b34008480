final class PeweeUser {
  struct Dependencies {
    var peweeInner: PeweeSpace.PeweeInner

    static var defaultDependencies: Self {
      Self(peweeInner: PeweeSpace.PeweeInner.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.peweeInner.a()
  }
}
