final class CurlewAPI: Sendable {
  static let shared = CurlewAPI()
  func record(_ text: String, of category: String, with values: [String: String], priority: Int = 1, identifier: String? = nil, isPrivate: Bool = false) { print("record", text, category, values, priority, identifier as Any, isPrivate) }
}
