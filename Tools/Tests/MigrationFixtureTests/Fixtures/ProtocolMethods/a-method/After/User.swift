final class AvocetUser {
  struct Dependencies {
    var avocetAPI: any AvocetAPIProtocol

    static var defaultDependencies: Self {
      Self(avocetAPI: AvocetAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() async throws {
    print(try await dependencies.avocetAPI.get("a"))
  }
}
