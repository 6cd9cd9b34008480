import DepStructs
import Foundation

protocol TinMineProtocol: Sendable {
  func ore() -> Int
}

final class TinMine: Sendable {
  static let shared = TinMine()
  func ore() -> Int { 60 }
}

extension TinMine: TinMineProtocol {}

final class Tinsmith {
  struct Dependencies {
    var tinMine: any TinMineProtocol

    static var defaultDependencies: Self {
      Self(tinMine: TinMine.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func cups() -> Int { dependencies.tinMine.ore() / 6 }
}
