extension RailYard {
  convenience init(for trains: [String], dependencies: Dependencies = .defaultDependencies) {
    self.init(tracks: trains.count + dependencies.pointsBox.reserve, dependencies: dependencies)
  }

  static func standard() -> RailYard { RailYard(tracks: PointsBox.shared.reserve) }
}
