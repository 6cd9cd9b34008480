import Foundation

final class BellTower: Sendable {
  static let shared = BellTower()

  func strike(_ hour: Int) -> String { String(repeating: "dong ", count: hour) }
}

typealias TowerObject = NSObject

class Carillon: TowerObject {
  private var strikes = 0

  func play(_ hour: Int) -> String {
    strikes += hour
    return BellTower.shared.strike(hour) + String(strikes)
  }
}
