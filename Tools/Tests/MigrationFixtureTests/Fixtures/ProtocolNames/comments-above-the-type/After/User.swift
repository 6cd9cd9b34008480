final class KittiwakeUser {
  struct Dependencies {
    var kittiwakeAPI: any KittiwakeAPIProtocol

    static var defaultDependencies: Self {
      Self(kittiwakeAPI: KittiwakeAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.kittiwakeAPI.a()
  }
}
