final class Import4Kitchen: Sendable {
  static let shared = Import4Kitchen()
}
