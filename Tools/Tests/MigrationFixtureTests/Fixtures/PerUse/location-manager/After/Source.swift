import CoreLocation

final class WombatTracker: CLLocationManagerDelegate {
  struct Dependencies {
    var makeLocationManager: @Sendable () -> CLLocationManager

    static var defaultDependencies: Self {
      Self(makeLocationManager: { CLLocationManager() })
    }
  }

  private let dependencies: Dependencies

  private let manager: CLLocationManager

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    manager = dependencies.makeLocationManager()
    manager.delegate = self
  }

  var isOwnDelegate: Bool { manager.delegate === self }
  func start() { manager.startUpdatingLocation() }
  var isUpdating: Bool { manager.isUpdating }
}
