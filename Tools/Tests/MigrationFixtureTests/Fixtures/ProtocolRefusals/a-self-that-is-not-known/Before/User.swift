final class OystercatcherUser {
  init() {}

  func use() {
    _ = OystercatcherAPI.shared.a()
  }
}
