final class SiskinStore: Sendable {
  static let shared = SiskinStore()
  func save() { print("save") }
}
