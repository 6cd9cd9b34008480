final class PointsBox: Sendable {
  static let shared = PointsBox()
  let reserve = 2
  func set(_ track: Int) -> String { "points to \(track)" }
}

extension RailYard {
  func set() -> String { PointsBox.shared.set(tracks) }
}
