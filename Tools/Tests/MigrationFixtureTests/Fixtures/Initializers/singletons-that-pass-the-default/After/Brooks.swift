import Foundation

protocol BrookWaterProtocol: Sendable {
  func level() -> Int
}

final class BrookWater: Sendable {
  static let shared = BrookWater()
  func level() -> Int { 3 }
}

extension BrookWater: BrookWaterProtocol {}

final class BrookKeeper: Sendable {
  struct Dependencies {
    var brookWater: any BrookWaterProtocol

    static var defaultDependencies: Self {
      Self(brookWater: BrookWater.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = BrookKeeper(dependencies: .defaultDependencies)

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func level() -> Int { dependencies.brookWater.level() }
}

final class BrookGauge: Sendable {
  struct Dependencies {
    var brookWater: any BrookWaterProtocol

    static var defaultDependencies: Self {
      Self(brookWater: BrookWater.shared)
    }
  }

  private let dependencies: Dependencies

  static let upper = BrookGauge(scale: 2, dependencies: .defaultDependencies)
  static let lower = BrookGauge(scale: 5, dependencies: .defaultDependencies)

  private let scale: Int

  init(scale: Int, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.scale = scale
  }

  func level() -> Int { dependencies.brookWater.level() * scale }
}

final class BrookObject: NSObject, Sendable {
  struct Dependencies {
    var brookWater: any BrookWaterProtocol

    static var defaultDependencies: Self {
      Self(brookWater: BrookWater.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = BrookObject(dependencies: .defaultDependencies)

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init()
  }

  func level() -> Int { dependencies.brookWater.level() }
}

final class BrookPair: Sendable {
  struct Dependencies {
    var brookWater: any BrookWaterProtocol

    static var defaultDependencies: Self {
      Self(brookWater: BrookWater.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = BrookPair()

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func twin() -> BrookPair { BrookPair(dependencies: dependencies) }
  func level() -> Int { dependencies.brookWater.level() }
}
