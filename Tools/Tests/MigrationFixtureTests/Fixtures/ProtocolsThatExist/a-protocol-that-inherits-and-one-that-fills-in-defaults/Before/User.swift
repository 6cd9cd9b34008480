final class LarkUser {
  init() {}

  func use() {
    LarkAPI.shared.a()
    LarkAPI.shared.b()
  }
}
