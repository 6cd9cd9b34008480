class KaguBase<Value>: @unchecked Sendable {
  func load(_ value: Value) { print("load", value) }
}
final class KaguAPI: KaguBase<Int>, @unchecked Sendable {
  static let shared = KaguAPI()
}
