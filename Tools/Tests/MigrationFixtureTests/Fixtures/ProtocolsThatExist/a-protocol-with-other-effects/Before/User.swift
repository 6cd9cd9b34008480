final class LoonUser {
  init() {}

  func use() {
    LoonAPI.shared.a()
  }
}
