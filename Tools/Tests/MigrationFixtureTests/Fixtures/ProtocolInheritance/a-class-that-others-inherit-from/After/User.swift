final class KilldeerUser {
  struct Dependencies {
    var killdeerAPI: any KilldeerAPIProtocol

    static var defaultDependencies: Self {
      Self(killdeerAPI: KilldeerAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.killdeerAPI.a()
    _ = dependencies.killdeerAPI.with()
  }
}
