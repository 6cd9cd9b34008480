import Foundation

final class RingBaker: Sendable {
  static let shared = RingBaker()
  func bake(_ left: Int) -> String { left == 0 ? "bread" : "bake " + RingMiller.shared.mill(left) }
}

final class RingMiller: Sendable {
  static let shared = RingMiller()
  func mill(_ left: Int) -> String { "mill " + RingFarmer.shared.grow(left) }
}

final class RingFarmer: Sendable {
  static let shared = RingFarmer()
  func grow(_ left: Int) -> String { "grow " + RingBaker.shared.bake(left - 1) }
}
