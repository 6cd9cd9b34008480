final class LarkUser {
  struct Dependencies {
    var larkAPI: any LarkLarge

    static var defaultDependencies: Self {
      Self(larkAPI: LarkAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.larkAPI.a()
    dependencies.larkAPI.b()
  }
}
