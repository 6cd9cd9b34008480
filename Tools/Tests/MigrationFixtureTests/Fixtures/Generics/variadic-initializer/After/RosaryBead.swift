protocol BeadShopProtocol: Sendable {
  func polish(_ bead: Int) -> Int
}

final class BeadShop: Sendable {
  static let shared = BeadShop()
  func polish(_ bead: Int) -> Int { bead * 2 }
}

extension BeadShop: BeadShopProtocol {}

final class RosaryBead {
  struct Dependencies {
    var beadShop: any BeadShopProtocol

    static var defaultDependencies: Self {
      Self(beadShop: BeadShop.shared)
    }
  }

  private let dependencies: Dependencies

  private let beads: [Int]

  init(_ beads: Int..., dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.beads = beads
  }

  func polished() -> [Int] { beads.map { dependencies.beadShop.polish($0) } }
}
