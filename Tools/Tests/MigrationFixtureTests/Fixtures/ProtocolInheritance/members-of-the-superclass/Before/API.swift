class JacanaBase: @unchecked Sendable {
  struct Key {}
  let name = "a"
  func a() { print("a") }
  func b(_ key: Key) { print("b", key) }
}
final class JacanaAPI: JacanaBase, @unchecked Sendable {
  static let shared = JacanaAPI()
  override func a() { print("a") }
}
