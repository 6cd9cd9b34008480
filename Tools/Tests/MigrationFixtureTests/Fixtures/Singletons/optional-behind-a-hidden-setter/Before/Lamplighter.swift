import Foundation

final class LampGrid {
  private(set) static var shared: LampGrid?
  let lamps: Int

  private init(lamps: Int) { self.lamps = lamps }

  static func light(_ lamps: Int) {
    guard shared == nil else { return }
    shared = LampGrid(lamps: lamps)
  }
}

final class Lamplighter {
  func report() -> String { "\(LampGrid.shared?.lamps ?? 0) lamps" }
}
