import CoreLocation
import Foundation

final class MarmotPosition {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private let manager: CLLocationManager

  init(manager: CLLocationManager, limit: TimeInterval, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.manager = manager
  }

  func text() -> String { "\(manager.isUpdating) \(dependencies.now() > .distantPast)" }
}

func marmotManager() -> CLLocationManager { CLLocationManager() }
