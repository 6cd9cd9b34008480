final class PittaAPI: UISomething {
  static let shared = PittaAPI()
  func a() { print("a") }
}
