final class EmuAPI: Sendable {
  static let shared = EmuAPI()
  func get(_ path: String, entityTag: String? = nil) async throws -> String { path + (entityTag ?? "-") }
}
