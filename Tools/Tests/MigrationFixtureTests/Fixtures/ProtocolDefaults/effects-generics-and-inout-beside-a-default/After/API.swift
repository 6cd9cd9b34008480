struct DodoFailure: Error {}

protocol DodoAPIProtocol: Sendable {
  @discardableResult func read<T: Decodable & Sendable>(
    _ type: T.Type,
    flag: Bool
  ) async throws(DodoFailure) -> T?
  func change(_ value: inout Int, by step: Int)
}

extension DodoAPIProtocol {
  @discardableResult func read<T: Decodable & Sendable>(
    _ type: T.Type
  ) async throws(DodoFailure) -> T? {
    try await read(type, flag: false)
  }

  func change(_ value: inout Int) {
    change(&value, by: 1)
  }
}

final class DodoAPI: Sendable {
  static let shared = DodoAPI()
  @discardableResult
  func read<T: Decodable & Sendable>(_ type: T.Type, flag: Bool = false) async throws(DodoFailure) -> T? { print("read", flag); return nil }
  func change(_ value: inout Int, by step: Int = 1) { value += step }
}

extension DodoAPI: DodoAPIProtocol {}
