protocol JuncoGreeting { associatedtype Name }
extension JuncoGreeting {
  func again() -> Self { self }
}
final class JuncoAPI: JuncoGreeting, Sendable {
  typealias Name = Int
  static let shared = JuncoAPI()
}
