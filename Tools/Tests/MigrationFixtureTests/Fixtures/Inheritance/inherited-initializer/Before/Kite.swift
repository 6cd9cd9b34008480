import Foundation

final class WindRose: Sendable {
  static let shared = WindRose()

  func knots() -> Int { 12 }
}

class Kite {
  let area: Int

  init(area: Int) { self.area = area }

  func pull() -> Int { area * WindRose.shared.knots() }
}

final class StuntKite: Kite {
  override func pull() -> Int { super.pull() * 2 }
}
