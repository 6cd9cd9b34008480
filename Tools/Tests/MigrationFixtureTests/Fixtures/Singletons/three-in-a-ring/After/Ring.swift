import Foundation

protocol RingBakerProtocol: Sendable {
  func bake(_ left: Int) -> String
}

final class RingBaker: Sendable {
  struct Dependencies {
    var ringMiller: @Sendable () -> any RingMillerProtocol

    static var defaultDependencies: Self {
      Self(ringMiller: { RingMiller.shared })
    }
  }

  private let dependencies: Dependencies

  static let shared = RingBaker()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func bake(_ left: Int) -> String { left == 0 ? "bread" : "bake " + dependencies.ringMiller().mill(left) }
}

extension RingBaker: RingBakerProtocol {}

protocol RingMillerProtocol: Sendable {
  func mill(_ left: Int) -> String
}

final class RingMiller: Sendable {
  struct Dependencies {
    var ringFarmer: @Sendable () -> any RingFarmerProtocol

    static var defaultDependencies: Self {
      Self(ringFarmer: { RingFarmer.shared })
    }
  }

  private let dependencies: Dependencies

  static let shared = RingMiller()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func mill(_ left: Int) -> String { "mill " + dependencies.ringFarmer().grow(left) }
}

extension RingMiller: RingMillerProtocol {}

protocol RingFarmerProtocol: Sendable {
  func grow(_ left: Int) -> String
}

final class RingFarmer: Sendable {
  struct Dependencies {
    var ringBaker: @Sendable () -> any RingBakerProtocol

    static var defaultDependencies: Self {
      Self(ringBaker: { RingBaker.shared })
    }
  }

  private let dependencies: Dependencies

  static let shared = RingFarmer()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func grow(_ left: Int) -> String { "grow " + dependencies.ringBaker().bake(left - 1) }
}

extension RingFarmer: RingFarmerProtocol {}
