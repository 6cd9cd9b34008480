final class Import11Kitchen: Sendable {
  static let shared = Import11Kitchen()
}
