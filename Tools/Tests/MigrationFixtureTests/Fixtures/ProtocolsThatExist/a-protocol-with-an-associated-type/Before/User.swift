final class LinnetUser {
  init() {}

  func use() {
    LinnetAPI.shared.a()
  }
}
