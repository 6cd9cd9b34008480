final class CardinalAPI: Sendable {
  static let shared = CardinalAPI()
  func upload(_ bytes: [UInt8], named name: String, into folder: String, progress: @escaping @Sendable (Double) -> Void) async throws -> String { name }
}
