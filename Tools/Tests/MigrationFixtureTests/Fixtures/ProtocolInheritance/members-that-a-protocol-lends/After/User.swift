final class JackdawUser {
  struct Dependencies {
    var jackdawAPI: any JackdawAPIProtocol

    static var defaultDependencies: Self {
      Self(jackdawAPI: JackdawAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.jackdawAPI.hello())
  }
}
