import Foundation

final class SolarAlmanac: Sendable {
  static let shared = SolarAlmanac()
  func planets() -> [String] { ["Mars", "Venus"] }
}

struct PlanetNames {
  static func first() -> String { SolarAlmanac.shared.planets()[0] }
  static var count: Int { SolarAlmanac.shared.planets().count }
}
