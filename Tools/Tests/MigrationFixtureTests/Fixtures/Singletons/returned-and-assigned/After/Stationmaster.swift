import Foundation

final class PointsLever: Sendable {
  static let shared = PointsLever()

  func pull() -> String { "clack" }
}

final class Stationmaster {
  struct Dependencies {
    var pointsLever: PointsLever

    static var defaultDependencies: Self {
      Self(pointsLever: PointsLever.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func lever() -> PointsLever { dependencies.pointsLever }

  func lever(for night: Bool) -> PointsLever? {
    night ? nil : dependencies.pointsLever
  }

  func work() -> String {
    let lever = dependencies.pointsLever
    return lever.pull()
  }
}
