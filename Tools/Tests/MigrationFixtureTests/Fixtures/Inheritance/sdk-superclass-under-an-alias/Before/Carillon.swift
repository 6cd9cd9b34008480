import Foundation

final class CarillonTower: Sendable {
  static let shared = CarillonTower()

  func strike(_ hour: Int) -> String { String(repeating: "dong ", count: hour) }
}

typealias TowerObject = NSObject

class Carillon: TowerObject {
  private var strikes = 0

  func play(_ hour: Int) -> String {
    strikes += hour
    return CarillonTower.shared.strike(hour) + String(strikes)
  }
}
