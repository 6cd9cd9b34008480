import Foundation

final class PointsLever: Sendable {
  static let shared = PointsLever()

  func pull() -> String { "clack" }
}

final class Stationmaster {
  func lever() -> PointsLever { .shared }

  func lever(for night: Bool) -> PointsLever? {
    night ? nil : PointsLever.shared
  }

  func work() -> String {
    let lever = PointsLever.shared
    return lever.pull()
  }
}
