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

  private let dependencies: Dependencies

  public let vessel: String

  /// Makes the service of a vessel.
  public convenience init(vessel: String) {
    self.init(vessel: vessel, dependencies: .defaultDependencies)
  }

  init(vessel: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.vessel = vessel
  }

  public func plot() -> String { dependencies.chartPlotter.plot(vessel) }
}
