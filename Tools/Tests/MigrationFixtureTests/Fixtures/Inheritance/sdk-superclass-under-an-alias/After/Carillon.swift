import Foundation

protocol BellTowerProtocol: Sendable {
  func strike(_ hour: Int) -> String
}

final class BellTower: Sendable {
  static let shared = BellTower()

  func strike(_ hour: Int) -> String { String(repeating: "dong ", count: hour) }
}

extension BellTower: BellTowerProtocol {}

typealias TowerObject = NSObject

class Carillon: TowerObject {
  struct Dependencies {
    var bellTower: any BellTowerProtocol

    static var defaultDependencies: Self {
      Self(bellTower: BellTower.shared)
    }
  }

  private let dependencies: Dependencies

  private var strikes = 0

  override convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init()
  }

  func play(_ hour: Int) -> String {
    strikes += hour
    return dependencies.bellTower.strike(hour) + String(strikes)
  }
}
