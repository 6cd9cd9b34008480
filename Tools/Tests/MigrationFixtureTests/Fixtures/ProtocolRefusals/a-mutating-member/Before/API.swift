struct PeacockAPI: Sendable {
  static let shared = PeacockAPI()
  mutating func a(_ count: Int) { print("a", count) }
  func a(_ text: String) { print("a", text) }
}
