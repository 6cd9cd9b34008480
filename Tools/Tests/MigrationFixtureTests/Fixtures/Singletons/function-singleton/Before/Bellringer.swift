import Foundation

final class BellTower: Sendable {
  private static let tower = BellTower()
  static func sharedInstance() -> BellTower { tower }

  func strike(_ hour: Int) -> String { String(repeating: "dong ", count: hour) }
}

final class Bellringer {
  func noon() -> Int { BellTower.sharedInstance().strike(12).count }
}
