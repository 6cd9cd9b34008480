protocol QuetzalAPIProtocol: Sendable {
  func a()
}

// Talks to the server.
final class QuetzalAPI: Sendable {
  static let shared = QuetzalAPI()
  func a() { print("a") }
}

extension QuetzalAPI: QuetzalAPIProtocol {}
