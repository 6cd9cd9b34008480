final class HobbyUser {
  struct Dependencies {
    var hobbyAPI: any HobbyAPIProtocol

    static var defaultDependencies: Self {
      Self(hobbyAPI: HobbyAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.hobbyAPI.a()
    dependencies.hobbyAPI.b()
  }
}
