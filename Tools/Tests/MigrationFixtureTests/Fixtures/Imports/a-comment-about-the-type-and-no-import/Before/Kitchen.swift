final class Import10Kitchen: Sendable {
  static let shared = Import10Kitchen()
}
