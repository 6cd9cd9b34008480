import Foundation

final class BeadBox: Sendable {
  static let shared = BeadBox()

  func value(of bead: Int) -> Int { bead * bead }
}

struct Abacus {
  private(set) var total = 0

  mutating func slide(_ bead: Int) {
    total += BeadBox.shared.value(of: bead)
  }

  mutating func reset() { self = Abacus() }
}
