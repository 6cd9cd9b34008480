final class CardinalUser {
  init() {}

  func use() async throws {
    print(try await CardinalAPI.shared.upload([], named: "a", into: "b", progress: { _ in }))
  }
}
