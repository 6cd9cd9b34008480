final class Import2Kitchen: Sendable {
  static let shared = Import2Kitchen()
}
