import CoreLocation

final class WombatTracker: CLLocationManagerDelegate {
  struct Dependencies {
    var locationManager: CLLocationManager

    static var defaultDependencies: Self {
      Self(locationManager: CLLocationManager())
    }
  }

  private let manager: CLLocationManager

  init(dependencies: Dependencies = .defaultDependencies) {
    manager = dependencies.locationManager
    manager.delegate = self
  }

  var isOwnDelegate: Bool { manager.delegate === self }
  func start() { manager.startUpdatingLocation() }
  var isUpdating: Bool { manager.isUpdating }
}
