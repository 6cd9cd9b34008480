import Foundation

protocol GearDrawerProtocol: AnyObject, Sendable {
  func gear(_ teeth: Int) -> String
}

final class GearDrawer: Sendable {
  static let shared = GearDrawer()
  func gear(_ teeth: Int) -> String { "gear \(teeth)" }
}

extension GearDrawer: GearDrawerProtocol {}

final class Watchmaker {
  struct Dependencies {
    var gears: GearDrawer
    var gearDrawer: any GearDrawerProtocol

    static var defaultDependencies: Self { Self(gears: GearDrawer.shared, gearDrawer: GearDrawer.shared) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func old() -> String { dependencies.gears.gear(12) }
  func new() -> String { dependencies.gearDrawer.gear(30) }
}
