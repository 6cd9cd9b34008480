final class JacamarUser {
  init() {}

  func use() {
    JacamarAPI.shared.a()
  }
}
