final class Import3Kitchen: Sendable {
  static let shared = Import3Kitchen()
}
