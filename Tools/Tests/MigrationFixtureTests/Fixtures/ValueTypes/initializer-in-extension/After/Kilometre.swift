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

  let value: Int
  var dependencies: Dependencies = .defaultDependencies

  func town() -> String { dependencies.roadAtlas.town(at: value) }
}

extension Kilometre {
  init(miles: Int) {
    self.init(value: miles * 16 / 10)
  }
}
