protocol JackdawGreeting { associatedtype Name }
extension JackdawGreeting {
  func hello() -> String { "hello" }
}

protocol JackdawAPIProtocol: Sendable {
  func hello() -> String
}

final class JackdawAPI: JackdawGreeting, Sendable {
  typealias Name = Int
  static let shared = JackdawAPI()
}

extension JackdawAPI: JackdawAPIProtocol {}
