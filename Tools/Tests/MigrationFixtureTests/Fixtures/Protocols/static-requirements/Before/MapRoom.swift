final class MapSurvey: Sendable {
  static let shared = MapSurvey()
  static let scale = 25_000
  static func normalise(_ name: String) -> String { name.lowercased() }
  func sheet(_ name: String) -> String { "sheet \(name)" }
}

final class MapRoom {
  init() {}

  func find(_ name: String) -> String {
    MapSurvey.shared.sheet(MapSurvey.normalise(name)) + " 1:\(MapSurvey.scale)"
  }
}
