final class KiteUser {
  init() {}

  func use() {
    KiteAPI.shared.a()
  }
}
