final class SandpiperStore: Sendable {
  static let shared = SandpiperStore()
  func save() { print("save") }
}
