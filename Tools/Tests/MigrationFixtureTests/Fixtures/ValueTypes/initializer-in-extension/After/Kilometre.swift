import Foundation

protocol RoadAtlasProtocol: Sendable {
  func town(at kilometre: Int) -> String
}

final class RoadAtlas: Sendable {
  static let shared = RoadAtlas()

  func town(at kilometre: Int) -> String { kilometre < 10 ? "Aach" : "Zell" }
}

extension RoadAtlas: RoadAtlasProtocol {}

struct Kilometre {
  struct Dependencies {
    var roadAtlas: any RoadAtlasProtocol

    static var defaultDependencies: Self {
      Self(roadAtlas: RoadAtlas.shared)
    }
  }

  private let dependencies: Dependencies

  let value: Int

  init(value: Int, dependencies: Dependencies = .defaultDependencies) {
    self.value = value
    self.dependencies = dependencies
  }

  func town() -> String { dependencies.roadAtlas.town(at: value) }
}

extension Kilometre {
  init(miles: Int, dependencies: Dependencies = .defaultDependencies) {
    self.init(value: miles * 16 / 10, dependencies: dependencies)
  }
}
