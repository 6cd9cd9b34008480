final class EmuUser {
  init() {}

  func use() async throws {
    print(try await EmuAPI.shared.get("a"))
    print(try await EmuAPI.shared.get("a", entityTag: "b"))
  }
}
