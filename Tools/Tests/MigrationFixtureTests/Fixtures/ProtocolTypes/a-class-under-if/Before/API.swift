#if !NEVER
final class HornbillAPI: Sendable {
  static let shared = HornbillAPI()
  func a() { print("a") }
}
#endif
