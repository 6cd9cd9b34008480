@testable import App

struct StubAPI: NetworkAPIProtocol {
  let answer: String
  func get(_ path: String) async throws -> String { answer }
}
