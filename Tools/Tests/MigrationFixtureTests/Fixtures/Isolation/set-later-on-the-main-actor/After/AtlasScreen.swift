protocol AtlasTilesProtocol: Sendable {
  func tile(_ number: Int) -> String
}

final class AtlasTiles: Sendable {
  static let shared = AtlasTiles()
  func tile(_ number: Int) -> String { "tile \(number)" }
}

extension AtlasTiles: AtlasTilesProtocol {}

@MainActor class AtlasBase {
  required init() {}
}

final class AtlasScreen: AtlasBase {
  struct Dependencies {
    var atlasTiles: any AtlasTilesProtocol

    static var defaultDependencies: Self {
      Self(atlasTiles: AtlasTiles.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func load(_ keep: @escaping @Sendable (String) -> Void) async {
    keep(dependencies.atlasTiles.tile(1))
    await Task.detached { [dependencies] in keep(dependencies.atlasTiles.tile(2)) }.value
  }
}

final class AtlasCorner: AtlasBase {
  nonisolated func title() -> String { AtlasTiles.shared.tile(3) }
}
