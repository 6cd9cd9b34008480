protocol AirspaceMapProtocol: Sendable {
  func ceiling(_ area: String) -> Int
}

final class AirspaceMap: Sendable {
  static let shared = AirspaceMap()
  func ceiling(_ area: String) -> Int { area.count * 50 }
}

extension AirspaceMap: AirspaceMapProtocol {}

final class DroneFlight {
  struct Dependencies {
    var airspaceMap: any AirspaceMapProtocol

    static var defaultDependencies: Self {
      Self(airspaceMap: AirspaceMap.shared)
    }
  }

  private let dependencies: Dependencies

  private let area: String
  private let height: Int

  init(over area: String, height: Int = 100, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.area = area
    self.height = height
  }

  func fly() -> String { height <= dependencies.airspaceMap.ceiling(area) ? "flown \(height)" : "refused" }
}

final class SurveyTeam {
  struct Dependencies {
    var makeDroneFlight: @Sendable (String) -> DroneFlight
    var makeDroneFlightWithOver: @Sendable (_ area: String, _ height: Int) -> DroneFlight

    static var defaultDependencies: Self {
      Self(
        makeDroneFlight: { DroneFlight(over: $0) },
        makeDroneFlightWithOver: { DroneFlight(over: $0, height: $1) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func low() -> String { dependencies.makeDroneFlight("farm").fly() }

  func high() -> String { dependencies.makeDroneFlightWithOver("city", 900).fly() }
}
