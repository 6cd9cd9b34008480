extension RailYard {
  convenience init(for trains: [String]) {
    self.init(tracks: trains.count + PointsBox.shared.reserve)
  }

  static func standard() -> RailYard { RailYard(tracks: PointsBox.shared.reserve) }
}
