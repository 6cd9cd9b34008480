import CoreLocation

final class WombatTracker: CLLocationManagerDelegate {
  private let manager = CLLocationManager()

  init() { manager.delegate = self }

  var isOwnDelegate: Bool { manager.delegate === self }
  func start() { manager.startUpdatingLocation() }
  var isUpdating: Bool { manager.isUpdating }
}
