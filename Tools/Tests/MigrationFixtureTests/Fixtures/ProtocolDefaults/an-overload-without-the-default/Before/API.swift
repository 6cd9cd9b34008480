final class DarterAPI: Sendable {
  static let shared = DarterAPI()
  func log(_ text: String) { print("log", text) }
  func log(_ text: String, times: Int = 1) { print("log", text, times) }
}
