final class DabchickUser {
  struct Dependencies {
    var dabchickAPI: any DabchickAPIProtocol

    static var defaultDependencies: Self {
      Self(dabchickAPI: DabchickAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() {
    dependencies.dabchickAPI.read(1, of: "a")
  }
}
