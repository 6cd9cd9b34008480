import Foundation

protocol CarillonTowerProtocol: Sendable {
  func strike(_ hour: Int) -> String
}

final class CarillonTower: Sendable {
  static let shared = CarillonTower()

  func strike(_ hour: Int) -> String { String(repeating: "dong ", count: hour) }
}

extension CarillonTower: CarillonTowerProtocol {}

typealias TowerObject = NSObject

class Carillon: TowerObject {
  struct Dependencies {
    var carillonTower: any CarillonTowerProtocol

    static var defaultDependencies: Self {
      Self(carillonTower: CarillonTower.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  private var strikes = 0

  func play(_ hour: Int) -> String {
    strikes += hour
    return dependencies.carillonTower.strike(hour) + String(strikes)
  }
}
