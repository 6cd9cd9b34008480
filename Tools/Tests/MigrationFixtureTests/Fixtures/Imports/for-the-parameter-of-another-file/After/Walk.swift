import CoreLocation
import Foundation

final class MarmotWalk {
  struct Dependencies {
    var makeMarmotPosition: @Sendable (CLLocationManager, TimeInterval) -> MarmotPosition

    static var defaultDependencies: Self {
      Self(makeMarmotPosition: { MarmotPosition(manager: $0, limit: $1) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func text() -> String { dependencies.makeMarmotPosition(marmotManager(), 3).text() }
}
