final class GrouseUser {
  struct Dependencies {
    var grouseAPI: any GrouseAPIProtocol

    static var defaultDependencies: Self {
      Self(grouseAPI: GrouseAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    _ = dependencies.grouseAPI.with("a")
  }
}
