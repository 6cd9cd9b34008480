final class Import9Kitchen: Sendable {
  static let shared = Import9Kitchen()
}
