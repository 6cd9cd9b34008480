import Foundation

protocol RiverGaugeProtocol: Sendable {
  var level: Int { get }
}

final class RiverGauge: Sendable {
  static let upstream = RiverGauge(level: 4)
  static let downstream = RiverGauge(level: 2)
  let level: Int

  init(level: Int) { self.level = level }
}

extension RiverGauge: RiverGaugeProtocol {}

final class Ferryman {
  struct Dependencies {
    var upstream: any RiverGaugeProtocol
    var downstream: any RiverGaugeProtocol

    static var defaultDependencies: Self {
      Self(upstream: RiverGauge.upstream, downstream: RiverGauge.downstream)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func canCross() -> Bool { dependencies.upstream.level - dependencies.downstream.level < 3 }
}
