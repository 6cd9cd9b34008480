// Copyright.
final class KiteAPI: Sendable {
  static let shared = KiteAPI()
  func a() { print("a") }
}
