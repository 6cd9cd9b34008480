final class AukUser {
  struct Dependencies {
    var aukAPI: any AukAPIProtocol

    static var defaultDependencies: Self {
      Self(aukAPI: AukAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    print(dependencies.aukAPI.repeat(dependencies.aukAPI.`in`), dependencies.aukAPI.default)
    dependencies.aukAPI.switch(for: "b")
  }
}
