import Foundation

protocol BellTowerProtocol: Sendable {
  func strike(_ hour: Int) -> String
}

final class BellTower: Sendable {
  private static let tower = BellTower()
  static func sharedInstance() -> BellTower { tower }

  func strike(_ hour: Int) -> String { String(repeating: "dong ", count: hour) }
}

extension BellTower: BellTowerProtocol {}

final class Bellringer {
  struct Dependencies {
    var bellTower: @Sendable () -> any BellTowerProtocol

    static var defaultDependencies: Self {
      Self(bellTower: { BellTower.sharedInstance() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func noon() -> Int { dependencies.bellTower().strike(12).count }
}
