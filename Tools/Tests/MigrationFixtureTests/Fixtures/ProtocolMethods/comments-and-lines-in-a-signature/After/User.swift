final class CanaryUser {
  struct Dependencies {
    var canaryAPI: any CanaryAPIProtocol

    static var defaultDependencies: Self {
      Self(canaryAPI: CanaryAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() async throws {
    print(try await dependencies.canaryAPI.send("a", to: "b", retries: 1))
  }
}
