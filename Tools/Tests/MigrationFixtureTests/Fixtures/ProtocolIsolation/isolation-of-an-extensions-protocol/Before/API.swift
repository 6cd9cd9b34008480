@MainActor protocol FulmarScreen { func show() }
final class FulmarAPI: Sendable {
  static let shared = FulmarAPI()
}
extension FulmarAPI: FulmarScreen {
  func show() { print("show") }
}
