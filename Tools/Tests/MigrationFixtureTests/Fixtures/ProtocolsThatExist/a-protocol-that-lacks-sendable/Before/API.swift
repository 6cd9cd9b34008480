protocol LorikeetService { func a() }
final class LorikeetAPI: LorikeetService, Sendable {
  static let shared = LorikeetAPI()
  func a() { print("a") }
}
