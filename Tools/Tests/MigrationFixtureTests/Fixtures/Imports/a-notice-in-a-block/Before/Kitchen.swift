final class Import8Kitchen: Sendable {
  static let shared = Import8Kitchen()
}
