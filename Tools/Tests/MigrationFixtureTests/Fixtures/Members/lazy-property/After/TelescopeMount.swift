protocol StarCatalogueProtocol: Sendable {
  func find(_ name: String) -> Int
}

final class StarCatalogue: Sendable {
  static let shared = StarCatalogue()
  func find(_ name: String) -> Int { print("looked up \(name)"); return name.count }
}

extension StarCatalogue: StarCatalogueProtocol {}

final class TelescopeMount {
  struct Dependencies {
    var starCatalogue: any StarCatalogueProtocol

    static var defaultDependencies: Self {
      Self(starCatalogue: StarCatalogue.shared)
    }
  }

  private let dependencies: Dependencies

  private let star: String
  private lazy var position = dependencies.starCatalogue.find(star)

  init(star: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.star = star
    print("made")
  }

  func point() -> Int { position + position }
}
