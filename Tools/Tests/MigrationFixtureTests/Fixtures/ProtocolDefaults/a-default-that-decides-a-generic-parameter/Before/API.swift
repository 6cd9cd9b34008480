final class DuckAPI: Sendable {
  static let shared = DuckAPI()
  func wait<T>(_ value: T = 1) { print("wait", value) }
}
