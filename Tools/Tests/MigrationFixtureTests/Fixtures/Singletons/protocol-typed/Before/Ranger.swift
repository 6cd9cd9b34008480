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
  func patrol(_ trail: String) -> Int { Trails.map.length(trail) * 2 }
}
