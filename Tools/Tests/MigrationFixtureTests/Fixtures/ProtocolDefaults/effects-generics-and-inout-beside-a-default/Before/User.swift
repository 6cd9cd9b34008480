final class DodoUser {
  init() {}

  func use() async throws {
    try await DodoAPI.shared.read(Int.self)
    var a = 1
    DodoAPI.shared.change(&a)
    print(a)
  }
}
