import Foundation

final class GearDrawer: Sendable {
  static let shared = GearDrawer()
  func gear(_ teeth: Int) -> String { "gear \(teeth)" }
}

final class Watchmaker {
  struct Dependencies {
    var gears: GearDrawer

    static var defaultDependencies: Self { Self(gears: GearDrawer.shared) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func old() -> String { dependencies.gears.gear(12) }
  func new() -> String { dependencies.gears.gear(30) }
}
