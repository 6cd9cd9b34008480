final class KingbirdUser {
  struct Dependencies {
    var kingbirdAPI: any KingbirdAPIInterface

    static var defaultDependencies: Self {
      Self(kingbirdAPI: KingbirdAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.kingbirdAPI.a()
  }
}
