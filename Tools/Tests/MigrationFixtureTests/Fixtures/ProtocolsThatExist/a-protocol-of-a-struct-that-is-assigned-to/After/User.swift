final class MallardUser {
  struct Dependencies {
    var mallardAPI: @Sendable () -> MallardAPI

    static var defaultDependencies: Self {
      Self(mallardAPI: { MallardAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    MallardAPI.shared.a = 2
    print(dependencies.mallardAPI().a)
  }
}
