protocol ManakinAPIProtocol: AnyObject, Sendable {
  func a()
  var name: String { get set }
  func b(_ n: Int)
}

extension ManakinAPIProtocol {
  func b() {
    b(1)
  }
}

final class ManakinAPI: @unchecked Sendable {
  static let shared = ManakinAPI()
  var name: String = ""
  func a() { print("a") }
  func b(_ n: Int = 1) { print("b", n) }
}

extension ManakinAPI: ManakinAPIProtocol {}
