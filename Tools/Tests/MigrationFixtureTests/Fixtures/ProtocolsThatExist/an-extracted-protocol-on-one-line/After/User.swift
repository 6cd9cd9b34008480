final class MartinUser {
  struct Dependencies {
    var martinAPI: any MartinAPIProtocol

    static var defaultDependencies: Self {
      Self(martinAPI: MartinAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.martinAPI.a()
    dependencies.martinAPI.b()
  }
}
