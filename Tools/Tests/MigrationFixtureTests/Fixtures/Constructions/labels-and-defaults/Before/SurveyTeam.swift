final class AirspaceMap: Sendable {
  static let shared = AirspaceMap()
  func ceiling(_ area: String) -> Int { area.count * 50 }
}

final class DroneFlight {
  private let area: String
  private let height: Int

  init(over area: String, height: Int = 100) {
    self.area = area
    self.height = height
  }

  func fly() -> String { height <= AirspaceMap.shared.ceiling(area) ? "flown \(height)" : "refused" }
}

final class SurveyTeam {
  init() {}

  func low() -> String { DroneFlight(over: "farm").fly() }

  func high() -> String { DroneFlight(over: "city", height: 900).fly() }
}
