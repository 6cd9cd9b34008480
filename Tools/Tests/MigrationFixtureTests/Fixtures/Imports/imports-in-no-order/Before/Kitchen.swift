final class Import7Kitchen: Sendable {
  static let shared = Import7Kitchen()
}
