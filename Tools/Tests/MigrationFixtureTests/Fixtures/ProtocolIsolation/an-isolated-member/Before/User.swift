@MainActor
final class FinchUser {
  init() {}

  func use() {
    FinchAPI.shared.show()
    FinchAPI.shared.hide()
    FinchAPI.shared.plain()
  }
}
