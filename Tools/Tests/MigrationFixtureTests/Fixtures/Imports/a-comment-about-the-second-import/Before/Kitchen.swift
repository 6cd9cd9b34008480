final class Import6Kitchen: Sendable {
  static let shared = Import6Kitchen()
}
