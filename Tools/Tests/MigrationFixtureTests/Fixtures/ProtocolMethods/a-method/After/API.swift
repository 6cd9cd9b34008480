import Foundation

protocol AvocetAPIProtocol: Sendable {
  func get(_ path: String) async throws -> String
}

/// Talks to the server.
final class AvocetAPI: Sendable {
  static let shared = AvocetAPI()

  func get(_ path: String) async throws -> String { path }
  func unused() { print("unused") }
}

extension AvocetAPI: AvocetAPIProtocol {}
