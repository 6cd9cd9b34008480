public final class ChartPlotter: Sendable {
  public static let shared = ChartPlotter()
  public func plot(_ place: String) -> String { "plotted \(place)" }
}

public final class WaypointService {
  public let vessel: String

  /// Makes the service of a vessel.
  public init(vessel: String) {
    self.vessel = vessel
  }

  public func plot() -> String { ChartPlotter.shared.plot(vessel) }
}
