final class JayUser {
  struct Dependencies {
    var jayAPI: any JayAPIProtocol

    static var defaultDependencies: Self {
      Self(jayAPI: JayAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.jayAPI.load("a") { print($0) }
    dependencies.jayAPI.load("b", done: { print($0) })
  }
}
