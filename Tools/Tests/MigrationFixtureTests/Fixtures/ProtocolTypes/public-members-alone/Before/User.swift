@available(*, deprecated)
final class HeronUser {
  init() {}

  func use() {
    HeronAPI.shared.a()
  }
}
