protocol StoneScaleProtocol: Sendable {
  func weigh(_ stone: String) -> Int
}

final class StoneScale: Sendable {
  static let shared = StoneScale()
  func weigh(_ stone: String) -> Int { stone.count * 100 }
}

extension StoneScale: StoneScaleProtocol {}

final class QuarryOffice {
  struct Dependencies {
    var stoneScale: any StoneScaleProtocol

    static var defaultDependencies: Self {
      Self(stoneScale: StoneScale.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func weigh(_ stone: String) -> Int { dependencies.stoneScale.weigh(stone) }
}

protocol ToyQuarryStoneScaleProtocol: Sendable {
  func weigh(_ stone: String) -> Int
}

final class ToyQuarry {
  struct Dependencies {
    var stoneScale: any ToyQuarryStoneScaleProtocol

    static var defaultDependencies: Self {
      Self(stoneScale: ToyQuarry.StoneScale.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  struct StoneScale {
    static let shared = StoneScale()
    func weigh(_ stone: String) -> Int { stone.count }
  }

  func weigh(_ stone: String) -> Int { dependencies.stoneScale.weigh(stone) }
}

extension ToyQuarry.StoneScale: ToyQuarryStoneScaleProtocol {}
