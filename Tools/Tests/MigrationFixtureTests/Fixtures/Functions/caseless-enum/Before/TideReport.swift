import Foundation

final class TideGauge: Sendable {
  static let shared = TideGauge()
  func height(_ hour: Int) -> Int { hour % 12 }
}

/// Texts about the tide.
enum TideReport {
  /// The height as a text.
  static func text(hour: Int) -> String {
    "\(TideGauge.shared.height(hour)) m"
  }
}
