final class AvocetUser {
  init() {}

  func use() async throws {
    print(try await AvocetAPI.shared.get("a"))
  }
}
