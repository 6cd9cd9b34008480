import Foundation

@available(macOS 26, *)
final class SatelliteFix: Sendable {
  static let shared = SatelliteFix()
  func position() -> String { "54 N" }
}

final class PaperChart: Sendable {
  static let shared = PaperChart()
  func position() -> String { "about 54 N" }
}

final class Skipper {
  func position() -> String {
    if #available(macOS 26, *) {
      return SatelliteFix.shared.position()
    }
    return PaperChart.shared.position()
  }

  func estimate() -> String { PaperChart.shared.position() + "?" }
}
