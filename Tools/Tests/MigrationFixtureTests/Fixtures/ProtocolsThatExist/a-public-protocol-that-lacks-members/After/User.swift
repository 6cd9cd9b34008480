final class MotmotUser {
  struct Dependencies {
    var motmotAPI: any MotmotAPIProtocol

    static var defaultDependencies: Self {
      Self(motmotAPI: MotmotAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.motmotAPI.a()
    dependencies.motmotAPI.b()
  }
}
