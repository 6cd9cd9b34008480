protocol CanaryAPIProtocol: Sendable {
  func send(_ text: String, to address: String, retries: Int) async throws -> [String: Int]
}

final class CanaryAPI: Sendable {
  static let shared = CanaryAPI()
  func send( // what
    _ text: String, /* where */
    to address: String,
    retries: Int // how often
  ) async
    throws -> [String: Int]
  { [:] }
}

extension CanaryAPI: CanaryAPIProtocol {}
