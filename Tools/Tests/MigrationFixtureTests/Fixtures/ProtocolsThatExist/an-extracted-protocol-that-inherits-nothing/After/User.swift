final class MoorhenUser {
  struct Dependencies {
    var moorhenAPI: @Sendable () -> any MoorhenAPIProtocol

    static var defaultDependencies: Self {
      Self(moorhenAPI: { MoorhenAPI.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.moorhenAPI().name = "c"
    print(dependencies.moorhenAPI().name)
  }
}
