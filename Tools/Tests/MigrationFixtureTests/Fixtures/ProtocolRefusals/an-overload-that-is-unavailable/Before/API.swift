final class PartridgeAPI: @unchecked Sendable {
  static let shared = PartridgeAPI()
  @available(*, unavailable) func a(_ count: Int) { print("a", count) }
  func a(_ text: String) { print("a", text) }
}
