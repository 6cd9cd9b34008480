final class DipperUser {
  struct Dependencies {
    var dipperAPI: any DipperAPIProtocol

    static var defaultDependencies: Self {
      Self(dipperAPI: DipperAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.dipperAPI.load("a") { print($0) }
  }
}
