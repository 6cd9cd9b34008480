import Foundation

protocol RillWaterProtocol: Sendable {
  func level() -> Int
}

final class RillWater: Sendable {
  static let shared = RillWater()
  func level() -> Int { 3 }
}

extension RillWater: RillWaterProtocol {}

final class RillKeeper: Sendable {
  struct Dependencies {
    var rillWater: any RillWaterProtocol

    static var defaultDependencies: Self {
      Self(rillWater: RillWater.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = RillKeeper(dependencies: .defaultDependencies)

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func level() -> Int { dependencies.rillWater.level() }
}

final class RillGauge: Sendable {
  struct Dependencies {
    var rillWater: any RillWaterProtocol

    static var defaultDependencies: Self {
      Self(rillWater: RillWater.shared)
    }
  }

  private let dependencies: Dependencies

  static let upper = RillGauge(scale: 2, dependencies: .defaultDependencies)
  static let lower = RillGauge(scale: 5, dependencies: .defaultDependencies)

  private let scale: Int

  init(scale: Int, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.scale = scale
  }

  func level() -> Int { dependencies.rillWater.level() * scale }
}

final class RillObject: NSObject, Sendable {
  struct Dependencies {
    var rillWater: any RillWaterProtocol

    static var defaultDependencies: Self {
      Self(rillWater: RillWater.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = RillObject(dependencies: .defaultDependencies)

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init()
  }

  func level() -> Int { dependencies.rillWater.level() }
}

final class RillPair: Sendable {
  struct Dependencies {
    var rillWater: any RillWaterProtocol

    static var defaultDependencies: Self {
      Self(rillWater: RillWater.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = RillPair()

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func twin() -> RillPair { RillPair(dependencies: dependencies) }
  func level() -> Int { dependencies.rillWater.level() }
}
