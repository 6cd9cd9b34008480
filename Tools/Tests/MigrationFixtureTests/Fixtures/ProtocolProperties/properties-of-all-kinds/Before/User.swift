final class ChoughUser {
  init() {}

  func use() async throws {
    ChoughAPI.shared.token = "b"
    print(ChoughAPI.shared.name, ChoughAPI.shared.count, ChoughAPI.shared.total, ChoughAPI.shared.limit, ChoughAPI.shared.made, ChoughAPI.shared.pair)
    print(ChoughAPI.shared.owner == nil)
    print(try await ChoughAPI.shared.remote)
  }
}
