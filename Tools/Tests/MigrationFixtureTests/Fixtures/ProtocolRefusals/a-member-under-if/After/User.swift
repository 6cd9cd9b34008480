final class OwlUser {
  struct Dependencies {
    var owlAPI: OwlAPI

    static var defaultDependencies: Self {
      Self(owlAPI: OwlAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.owlAPI.a()
  }
}
