protocol JackdawGreeting { associatedtype Name }
extension JackdawGreeting {
  func hello() -> String { "hello" }
}
final class JackdawAPI: JackdawGreeting, Sendable {
  typealias Name = Int
  static let shared = JackdawAPI()
}
