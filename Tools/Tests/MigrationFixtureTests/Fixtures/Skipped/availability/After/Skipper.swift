import Foundation

@available(macOS 26, *)
final class SatelliteFix: Sendable {
  static let shared = SatelliteFix()
  func position() -> String { "54 N" }
}

protocol PaperChartProtocol: Sendable {
  func position() -> String
}

final class PaperChart: Sendable {
  static let shared = PaperChart()
  func position() -> String { "about 54 N" }
}

extension PaperChart: PaperChartProtocol {}

final class Skipper {
  struct Dependencies {
    var paperChart: any PaperChartProtocol

    static var defaultDependencies: Self {
      Self(paperChart: PaperChart.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func position() -> String {
    if #available(macOS 26, *) {
      return SatelliteFix.shared.position()
    }
    return dependencies.paperChart.position()
  }

  func estimate() -> String { dependencies.paperChart.position() + "?" }
}
