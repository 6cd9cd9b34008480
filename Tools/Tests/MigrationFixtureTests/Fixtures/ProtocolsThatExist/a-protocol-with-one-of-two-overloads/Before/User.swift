final class MacawUser {
  init() {}

  func use() {
    MacawAPI.shared.a(1)
    MacawAPI.shared.a("b")
  }
}
