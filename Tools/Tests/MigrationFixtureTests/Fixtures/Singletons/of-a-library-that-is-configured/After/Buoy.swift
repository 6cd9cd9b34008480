import Telemetry

/// Made before the library is configured, as its methods run later.
final class Buoy6111: Sendable {
  struct Dependencies {
    var telemetry: @Sendable () -> Telemetry

    static var defaultDependencies: Self {
      Self(telemetry: { Telemetry.shared })
    }
  }

  private let dependencies: Dependencies

  static let shared = Buoy6111()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func start() { Telemetry.configure() }
  func report(_ event: String) -> String { dependencies.telemetry().send(event) }
}

/// What may be a struct is not changed through a field.
final class BuoySettings6111 {
  func speak() { Telemetry.shared.isVerbose = true }
}
