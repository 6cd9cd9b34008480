final class Import1Kitchen: Sendable {
  static let shared = Import1Kitchen()
}
