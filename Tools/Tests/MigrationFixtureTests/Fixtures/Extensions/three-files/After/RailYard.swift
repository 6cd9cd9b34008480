final class RailYard {
  struct Dependencies {
    var pointsBox: any PointsBoxProtocol

    static var defaultDependencies: Self {
      Self(pointsBox: PointsBox.shared)
    }
  }

  let dependencies: Dependencies

  var tracks: Int

  init(tracks: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.tracks = tracks
  }
}
