import Foundation

final class BridgeTimes: Sendable {
  static let shared = BridgeTimes()
  func openings() -> Int { 4 }
}

final class SwingBridge {
  var openings: Int = BridgeTimes.shared.openings()

  init(openings: Int?) {
    if let openings { self.openings = openings }
  }
}
