protocol MapSurveyProtocol: Sendable {
  func sheet(_ name: String) -> String
}

final class MapSurvey: Sendable {
  static let shared = MapSurvey()
  static let scale = 25_000
  static func normalise(_ name: String) -> String { name.lowercased() }
  func sheet(_ name: String) -> String { "sheet \(name)" }
}

extension MapSurvey: MapSurveyProtocol {}

final class MapRoom {
  struct Dependencies {
    var mapSurvey: any MapSurveyProtocol

    static var defaultDependencies: Self {
      Self(mapSurvey: MapSurvey.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func find(_ name: String) -> String {
    dependencies.mapSurvey.sheet(MapSurvey.normalise(name)) + " 1:\(MapSurvey.scale)"
  }
}
