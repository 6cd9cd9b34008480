protocol FinchAPIProtocol: Sendable {
  @MainActor func show(_ n: Int)
  func plain()
  @MainActor func hide()
}

extension FinchAPIProtocol {
  @MainActor func show() {
    show(1)
  }
}

final class FinchAPI: Sendable {
  static let shared = FinchAPI()
  @MainActor func show(_ n: Int = 1) { print("show", n) }
  func plain() { print("plain") }
}

extension FinchAPI: FinchAPIProtocol {}

@MainActor extension FinchAPI {
  func hide() { print("hide") }
}
