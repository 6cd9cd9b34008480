final class PictureRail: Sendable {
  static let shared = PictureRail()
  @MainActor func hang(_ name: String) -> String { "hung \(name)" }
  func list() -> [String] { ["a", "b"] }
}

final class ArtSalon: Sendable {
  init() {}

  @MainActor func open() -> [String] { PictureRail.shared.list().map { PictureRail.shared.hang($0) } }

  func add(_ name: String) async -> String { await PictureRail.shared.hang(name) }
}
