import Foundation

protocol StoneMasonProtocol: Sendable {
  func blocks(_ height: Int) -> Int
}

final class StoneMason: Sendable {
  static let shared = StoneMason()

  func blocks(_ height: Int) -> Int { height * 40 }
}

extension StoneMason: StoneMasonProtocol {}

protocol BellFounderProtocol: Sendable {
  func bells() -> Int
}

final class BellFounder: Sendable {
  static let shared = BellFounder()

  func bells() -> Int { 5 }
}

extension BellFounder: BellFounderProtocol {}

class Building {
  struct Dependencies {
    var stoneMason: any StoneMasonProtocol

    static var defaultDependencies: Self {
      Self(stoneMason: StoneMason.shared)
    }
  }

  var buildingDependencies: Dependencies = .defaultDependencies

  let height: Int

  init(height: Int) { self.height = height }

  func blocks() -> Int { buildingDependencies.stoneMason.blocks(height) }
}

class Church: Building {
  init(naves: Int) { super.init(height: naves * 10) }
}

final class Cathedral: Church {
  struct Dependencies {
    var bellFounder: any BellFounderProtocol

    static var defaultDependencies: Self {
      Self(bellFounder: BellFounder.shared)
    }
  }

  private let dependencies: Dependencies

  let towers: Int

  init(towers: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.towers = towers
    super.init(naves: 3)
  }

  func bells() -> Int { towers * dependencies.bellFounder.bells() }
}
