final class AtlasTiles: Sendable {
  static let shared = AtlasTiles()
  func tile(_ number: Int) -> String { "tile \(number)" }
}

@MainActor class AtlasBase {
  required init() {}
}

final class AtlasScreen: AtlasBase {
  func load(_ keep: @escaping @Sendable (String) -> Void) async {
    keep(AtlasTiles.shared.tile(1))
    await Task.detached { keep(AtlasTiles.shared.tile(2)) }.value
  }
}

final class AtlasCorner: AtlasBase {
  nonisolated func title() -> String { AtlasTiles.shared.tile(3) }
}
