import Foundation

protocol CrystalChartProtocol: Sendable {
  func arms(at degrees: Int) -> Int
}

final class CrystalChart: Sendable {
  static let shared = CrystalChart()

  func arms(at degrees: Int) -> Int { degrees < -10 ? 6 : 12 }
}

extension CrystalChart: CrystalChartProtocol {}

struct Snowflake {
  struct Dependencies {
    var crystalChart: any CrystalChartProtocol

    static var defaultDependencies: Self {
      Self(crystalChart: CrystalChart.shared)
    }
  }

  private let dependencies: Dependencies

  let degrees: Int

  init(fahrenheit: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    degrees = (fahrenheit - 32) * 5 / 9
  }

  var arms: Int { dependencies.crystalChart.arms(at: degrees) }
}
