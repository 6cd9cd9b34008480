final class DunnockAPI: Sendable {
  static let shared = DunnockAPI()
  func add(_ values: Int..., scale: Int = 1) { print("add", values, scale) }
}
