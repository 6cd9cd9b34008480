final class ChoughUser {
  struct Dependencies {
    var choughAPI: any ChoughAPIProtocol

    static var defaultDependencies: Self {
      Self(choughAPI: ChoughAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() async throws {
    dependencies.choughAPI.token = "b"
    print(dependencies.choughAPI.name, dependencies.choughAPI.count, dependencies.choughAPI.total, dependencies.choughAPI.limit, dependencies.choughAPI.made, dependencies.choughAPI.pair)
    print(dependencies.choughAPI.owner == nil)
    print(try await dependencies.choughAPI.remote)
  }
}
