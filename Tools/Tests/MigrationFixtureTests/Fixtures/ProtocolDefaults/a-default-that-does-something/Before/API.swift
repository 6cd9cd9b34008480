final class DowitcherAPI: Sendable {
  static let shared = DowitcherAPI()
  func wait(_ body: () -> Void = { print("a") }) { body() }
}
