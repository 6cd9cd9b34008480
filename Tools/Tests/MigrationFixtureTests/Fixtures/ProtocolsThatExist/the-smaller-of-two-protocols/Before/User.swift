final class LapwingUser {
  init() {}

  func use() {
    LapwingAPI.shared.a()
  }
}
