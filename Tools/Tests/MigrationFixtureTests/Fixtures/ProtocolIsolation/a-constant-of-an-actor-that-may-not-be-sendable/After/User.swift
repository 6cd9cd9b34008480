final class FantailUser {
  struct Dependencies {
    var fantailAPI: FantailAPI

    static var defaultDependencies: Self {
      Self(fantailAPI: FantailAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() async {
    _ = await dependencies.fantailAPI.box
  }
}
