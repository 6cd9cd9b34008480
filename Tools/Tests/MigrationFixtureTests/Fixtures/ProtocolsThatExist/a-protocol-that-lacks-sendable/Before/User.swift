final class LorikeetUser {
  init() {}

  func use() {
    LorikeetAPI.shared.a()
  }
}
