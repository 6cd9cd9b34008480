import Foundation

protocol TideGaugeProtocol: Sendable {
  func height(_ hour: Int) -> Int
}

final class TideGauge: Sendable {
  static let shared = TideGauge()
  func height(_ hour: Int) -> Int { hour % 12 }
}

extension TideGauge: TideGaugeProtocol {}

/// Texts about the tide.
enum TideReport {
  struct Dependencies {
    var tideGauge: any TideGaugeProtocol

    static var defaultDependencies: Self {
      Self(tideGauge: TideGauge.shared)
    }
  }

  /// The height as a text.
  static func text(hour: Int, dependencies: Dependencies = .defaultDependencies) -> String {
    "\(dependencies.tideGauge.height(hour)) m"
  }
}
