final class HornbillUser {
  struct Dependencies {
    var hornbillAPI: any HornbillAPIProtocol

    static var defaultDependencies: Self {
      Self(hornbillAPI: HornbillAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.hornbillAPI.a()
  }
}
