final class HobbyUser {
  init() {}

  func use() {
    HobbyAPI.shared.a()
    HobbyAPI.shared.b()
  }
}
