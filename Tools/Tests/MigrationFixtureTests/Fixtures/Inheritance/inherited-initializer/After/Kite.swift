import Foundation

protocol WindRoseProtocol: Sendable {
  func knots() -> Int
}

final class WindRose: Sendable {
  static let shared = WindRose()

  func knots() -> Int { 12 }
}

extension WindRose: WindRoseProtocol {}

class Kite {
  struct Dependencies {
    var windRose: any WindRoseProtocol

    static var defaultDependencies: Self {
      Self(windRose: WindRose.shared)
    }
  }

  private let dependencies: Dependencies

  let area: Int

  init(area: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.area = area
  }

  func pull() -> Int { area * dependencies.windRose.knots() }
}

final class StuntKite: Kite {
  override func pull() -> Int { super.pull() * 2 }
}
