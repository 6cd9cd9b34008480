final class BeadShop: Sendable {
  static let shared = BeadShop()
  func polish(_ bead: Int) -> Int { bead * 2 }
}

final class RosaryBead {
  private let beads: [Int]

  init(_ beads: Int...) {
    self.beads = beads
  }

  func polished() -> [Int] { beads.map { BeadShop.shared.polish($0) } }
}
