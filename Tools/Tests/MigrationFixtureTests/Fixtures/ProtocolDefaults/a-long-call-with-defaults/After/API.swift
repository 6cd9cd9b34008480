protocol CurlewAPIProtocol: Sendable {
  func record(
    _ text: String,
    of category: String,
    with values: [String: String],
    priority: Int,
    identifier: String?,
    isPrivate: Bool
  )
}

extension CurlewAPIProtocol {
  func record(_ text: String, of category: String, with values: [String: String]) {
    record(text, of: category, with: values, priority: 1, identifier: nil, isPrivate: false)
  }
}

final class CurlewAPI: Sendable {
  static let shared = CurlewAPI()
  func record(_ text: String, of category: String, with values: [String: String], priority: Int = 1, identifier: String? = nil, isPrivate: Bool = false) { print("record", text, category, values, priority, identifier as Any, isPrivate) }
}

extension CurlewAPI: CurlewAPIProtocol {}
