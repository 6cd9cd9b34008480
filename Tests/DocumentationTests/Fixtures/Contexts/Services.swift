// What most sections of the guide take for granted: a singleton, and the protocol cut from it.
struct NoAnswer: Error {}

protocol NetworkAPIProtocol: Sendable {
  func get(_ path: String) async throws -> String
}

final class NetworkAPI: NetworkAPIProtocol, Sendable {
  static let shared = NetworkAPI()
  func get(_ path: String) async throws -> String { throw NoAnswer() }
}
