final class LinnetUser {
  struct Dependencies {
    var linnetAPI: any LinnetAPIProtocol

    static var defaultDependencies: Self {
      Self(linnetAPI: LinnetAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.linnetAPI.a()
  }
}
