final class CanaryUser {
  init() {}

  func use() async throws {
    print(try await CanaryAPI.shared.send("a", to: "b", retries: 1))
  }
}
