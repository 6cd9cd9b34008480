struct BluejayFailure: Error {}

protocol BluejayAPIProtocol: Sendable {
  func load(_ id: Int) throws(BluejayFailure) -> Int
  @discardableResult func run<T>(_ body: () throws -> T) rethrows -> T
  func map<Value: Sendable, Other>(
    _ value: Value,
    _ make: @escaping (Value) -> Other
  ) -> [Other] where Other: Equatable
}

final class BluejayAPI: Sendable {
  static let shared = BluejayAPI()
  @inlinable
  final func load(_ id: Int) throws(BluejayFailure) -> Int { id }
  @discardableResult
  func run<T>(_ body: () throws -> T) rethrows -> T { try body() }
  func map<Value: Sendable, Other>(_ value: Value, _ make: @escaping (Value) -> Other)
    -> [Other]
  where Other: Equatable { [make(value)] }
}

extension BluejayAPI: BluejayAPIProtocol {}
