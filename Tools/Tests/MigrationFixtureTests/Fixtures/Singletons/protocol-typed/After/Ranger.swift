import Foundation

protocol TrailMap: Sendable {
  func length(_ trail: String) -> Int
}

struct PaperTrailMap: TrailMap {
  func length(_ trail: String) -> Int { trail.count }
}

enum Trails {
  static let map: any TrailMap = PaperTrailMap()
}

final class Ranger {
  struct Dependencies {
    var map: any TrailMap

    static var defaultDependencies: Self {
      Self(map: Trails.map)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func patrol(_ trail: String) -> Int { dependencies.map.length(trail) * 2 }
}
