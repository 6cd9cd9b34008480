final class BuntingUser {
  struct Dependencies {
    var buntingAPI: any BuntingAPIProtocol

    static var defaultDependencies: Self {
      Self(buntingAPI: BuntingAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.buntingAPI.log("a")
    dependencies.buntingAPI.log(CancellationError())
  }
}
