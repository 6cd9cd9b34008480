protocol StarryNightProtocol: Sendable {
  var stars: Int { get }
}

final class StarryNight: Sendable { static let shared = StarryNight(); let stars = 7 }

extension StarryNight: StarryNightProtocol {}

final class TinyOwl {
  struct Dependencies {
    var starryNight: any StarryNightProtocol

    static var defaultDependencies: Self {
      Self(starryNight: StarryNight.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func hoot() -> String { "hoo \(dependencies.starryNight.stars)" }
}
