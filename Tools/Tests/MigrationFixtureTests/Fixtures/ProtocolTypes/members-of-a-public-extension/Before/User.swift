final class HoneyeaterUser {
  init() {}

  func use() {
    HoneyeaterAPI.shared.a()
  }
}
