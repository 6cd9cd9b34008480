final class PenguinUser {
  init() {}

  func use() {
    PenguinAPI.shared.a()
  }
}
