final class Blank: ChartPlotterProtocol { func plot(_ place: String) -> String { "?" } }
expect(WaypointService(vessel: "x", dependencies: .init(chartPlotter: Blank())).plot() == "?", "ours")
