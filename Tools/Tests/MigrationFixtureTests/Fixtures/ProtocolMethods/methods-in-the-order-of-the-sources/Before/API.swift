final class BabblerAPI: @unchecked Sendable {
  static let shared = BabblerAPI()
  func b() { print("b") }
  func a() { print("a") }
}
