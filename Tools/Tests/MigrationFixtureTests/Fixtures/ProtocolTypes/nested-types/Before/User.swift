final class RheaUser {
  init() {}

  func use() throws {
    try RheaAPI.shared.load([:], nil)
    print(RheaAPI.shared.state)
    _ = RheaAPI.shared.make()
  }
}
