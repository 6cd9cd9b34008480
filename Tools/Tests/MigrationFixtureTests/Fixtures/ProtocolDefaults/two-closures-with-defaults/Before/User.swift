final class DunlinUser {
  init() {}

  func use() {
    DunlinAPI.shared.start { print("begin") }
  }
}
