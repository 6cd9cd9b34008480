final class JuncoUser {
  init() {}

  func use() {
    _ = JuncoAPI.shared.again()
  }
}
