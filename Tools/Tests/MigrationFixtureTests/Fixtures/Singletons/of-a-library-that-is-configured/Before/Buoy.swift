import Telemetry

/// Made before the library is configured, as its methods run later.
final class Buoy6111: Sendable {
  static let shared = Buoy6111()

  func start() { Telemetry.configure() }
  func report(_ event: String) -> String { Telemetry.shared.send(event) }
}

/// What may be a struct is not changed through a field.
final class BuoySettings6111 {
  func speak() { Telemetry.shared.isVerbose = true }
}
