final class MartinUser {
  init() {}

  func use() {
    MartinAPI.shared.a()
    MartinAPI.shared.b()
  }
}
