class JacanaBase: @unchecked Sendable {
  struct Key {}
  let name = "a"
  func a() { print("a") }
  func b(_ key: Key) { print("b", key) }
}

protocol JacanaAPIProtocol: Sendable {
  var name: String { get }
  func b(_ key: JacanaBase.Key)
  func a()
}

final class JacanaAPI: JacanaBase, @unchecked Sendable {
  static let shared = JacanaAPI()
  override func a() { print("a") }
}

extension JacanaAPI: JacanaAPIProtocol {}
