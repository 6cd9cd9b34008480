final class CompassRose: Sendable {
  static let shared = CompassRose()
  func degrees(_ name: String) -> Int { name == "north" ? 0 : 180 }
}

enum Direction: String, CaseIterable {
  case north, south

  var degrees: Int { CompassRose.shared.degrees(rawValue) }

  func opposite() -> Direction {
    Direction.allCases.first { CompassRose.shared.degrees($0.rawValue) != degrees } ?? self
  }
}
