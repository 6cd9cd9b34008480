final class CardinalUser {
  struct Dependencies {
    var cardinalAPI: any CardinalAPIProtocol

    static var defaultDependencies: Self {
      Self(cardinalAPI: CardinalAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use() async throws {
    print(try await dependencies.cardinalAPI.upload([], named: "a", into: "b", progress: { _ in }))
  }
}
