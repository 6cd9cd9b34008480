protocol PictureRailProtocol: Sendable {
  @MainActor func hang(_ name: String) -> String
  func list() -> [String]
}

final class PictureRail: Sendable {
  static let shared = PictureRail()
  @MainActor func hang(_ name: String) -> String { "hung \(name)" }
  func list() -> [String] { ["a", "b"] }
}

extension PictureRail: PictureRailProtocol {}

final class ArtSalon: Sendable {
  struct Dependencies {
    var pictureRail: any PictureRailProtocol

    static var defaultDependencies: Self {
      Self(pictureRail: PictureRail.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  @MainActor func open() -> [String] { dependencies.pictureRail.list().map { dependencies.pictureRail.hang($0) } }

  func add(_ name: String) async -> String { await dependencies.pictureRail.hang(name) }
}
