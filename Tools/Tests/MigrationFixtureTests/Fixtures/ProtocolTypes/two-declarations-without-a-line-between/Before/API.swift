struct JacamarBefore {} // before
final class JacamarAPI: Sendable { // here
  static let shared = JacamarAPI()
  func a() { print("a") }
} // there
struct JacamarAfter {}
