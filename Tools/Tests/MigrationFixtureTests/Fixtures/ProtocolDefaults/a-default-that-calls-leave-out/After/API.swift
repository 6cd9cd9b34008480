protocol EmuAPIProtocol: Sendable {
  func get(_ path: String, entityTag: String?) async throws -> String
}

extension EmuAPIProtocol {
  func get(_ path: String) async throws -> String {
    try await get(path, entityTag: nil)
  }
}

final class EmuAPI: Sendable {
  static let shared = EmuAPI()
  func get(_ path: String, entityTag: String? = nil) async throws -> String { path + (entityTag ?? "-") }
}

extension EmuAPI: EmuAPIProtocol {}
