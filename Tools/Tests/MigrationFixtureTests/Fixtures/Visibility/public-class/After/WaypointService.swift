protocol ChartPlotterProtocol: Sendable {
  func plot(_ place: String) -> String
}

public final class ChartPlotter: Sendable {
  public static let shared = ChartPlotter()
  public func plot(_ place: String) -> String { "plotted \(place)" }
}

extension ChartPlotter: ChartPlotterProtocol {}

public final class WaypointService {
  struct Dependencies {
    var chartPlotter: any ChartPlotterProtocol

    static var defaultDependencies: Self {
      Self(chartPlotter: ChartPlotter.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  public let vessel: String

  /// Makes the service of a vessel.
  public init(vessel: String) {
    self.vessel = vessel
  }

  public func plot() -> String { dependencies.chartPlotter.plot(vessel) }
}
