final class Import5Kitchen: Sendable {
  static let shared = Import5Kitchen()
}
