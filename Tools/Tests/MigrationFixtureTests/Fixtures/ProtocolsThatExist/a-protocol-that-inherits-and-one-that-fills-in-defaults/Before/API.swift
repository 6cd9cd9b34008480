protocol LarkSmall: Sendable { func a(_ n: Int) }
extension LarkSmall { func a() { a(1) } }
protocol LarkLarge: LarkSmall { func b() }
final class LarkAPI: LarkLarge {
  static let shared = LarkAPI()
  func a(_ n: Int) { print("a", n) }
  func b() { print("b") }
}
