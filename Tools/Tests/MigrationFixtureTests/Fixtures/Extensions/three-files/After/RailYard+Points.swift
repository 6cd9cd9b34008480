protocol PointsBoxProtocol: Sendable {
  var reserve: Int { get }
  func set(_ track: Int) -> String
}

final class PointsBox: Sendable {
  static let shared = PointsBox()
  let reserve = 2
  func set(_ track: Int) -> String { "points to \(track)" }
}

extension PointsBox: PointsBoxProtocol {}

extension RailYard {
  func set() -> String { dependencies.pointsBox.set(tracks) }
}
