import CoreLocation
import Foundation

final class MarmotWalk {
  struct Dependencies {
    var makeMarmotPosition: @Sendable (
      _ manager: CLLocationManager,
      _ limit: TimeInterval
    ) -> MarmotPosition
    var callMarmotManager: @Sendable () -> CLLocationManager

    static var defaultDependencies: Self {
      Self(
        makeMarmotPosition: { MarmotPosition(manager: $0, limit: $1) },
        callMarmotManager: { marmotManager() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func text() -> String { dependencies.makeMarmotPosition(dependencies.callMarmotManager(), 3).text() }
}
