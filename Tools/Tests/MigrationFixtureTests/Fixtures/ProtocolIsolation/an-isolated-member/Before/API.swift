final class FinchAPI: Sendable {
  static let shared = FinchAPI()
  @MainActor func show(_ n: Int = 1) { print("show", n) }
  func plain() { print("plain") }
}
@MainActor extension FinchAPI {
  func hide() { print("hide") }
}
