@MainActor
final class FulmarUser {
  init() {}

  func use() {
    FulmarAPI.shared.show()
  }
}
