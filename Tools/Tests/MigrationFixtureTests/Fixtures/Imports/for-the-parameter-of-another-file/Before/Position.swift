import CoreLocation
import Foundation

final class MarmotPosition {
  private let manager: CLLocationManager

  init(manager: CLLocationManager, limit: TimeInterval) { self.manager = manager }

  func text() -> String { "\(manager.isUpdating) \(Date() > .distantPast)" }
}

func marmotManager() -> CLLocationManager { CLLocationManager() }
