final class Import12Kitchen: Sendable {
  static let shared = Import12Kitchen()

  func cook() -> String { "soup" }
}
