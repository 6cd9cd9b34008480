struct DodoFailure: Error {}
final class DodoAPI: Sendable {
  static let shared = DodoAPI()
  @discardableResult
  func read<T: Decodable & Sendable>(_ type: T.Type, flag: Bool = false) async throws(DodoFailure) -> T? { print("read", flag); return nil }
  func change(_ value: inout Int, by step: Int = 1) { value += step }
}
