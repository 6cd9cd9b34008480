final class BuzzardAPI: Sendable {
  static let shared = BuzzardAPI()
  func convert(_ number: Int) -> String { "\(number)" }
}
