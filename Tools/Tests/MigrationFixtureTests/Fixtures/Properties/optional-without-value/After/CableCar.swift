import Foundation

protocol WindGaugeProtocol: Sendable {
  func speed() -> Int
}

final class WindGauge: Sendable {
  static let shared = WindGauge()

  func speed() -> Int { 30 }
}

extension WindGauge: WindGaugeProtocol {}

class CableCar {
  struct Dependencies {
    var windGauge: any WindGaugeProtocol

    static var defaultDependencies: Self {
      Self(windGauge: WindGauge.shared)
    }
  }

  private let dependencies: Dependencies

  var guest: String?
  var limit: Int!

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func canRun() -> Bool { dependencies.windGauge.speed() < (limit ?? 50) }
}
