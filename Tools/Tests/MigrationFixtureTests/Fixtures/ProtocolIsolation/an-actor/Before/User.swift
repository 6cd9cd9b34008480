final class FalconUser {
  init() {}

  func use() async throws {
    print(await FalconAPI.shared.count)
    print(try await FalconAPI.shared.add(2))
    print(try await FalconAPI.shared.add())
    print(FalconAPI.shared.id)
    FalconAPI.shared.free()
  }
}
