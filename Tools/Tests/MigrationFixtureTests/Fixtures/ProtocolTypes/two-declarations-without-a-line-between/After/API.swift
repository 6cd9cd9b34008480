struct JacamarBefore {} // before

protocol JacamarAPIProtocol: Sendable {
  func a()
}

final class JacamarAPI: Sendable { // here
  static let shared = JacamarAPI()
  func a() { print("a") }
} // there

extension JacamarAPI: JacamarAPIProtocol {}

struct JacamarAfter {}
