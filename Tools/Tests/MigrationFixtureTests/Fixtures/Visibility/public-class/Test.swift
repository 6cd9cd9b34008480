final class Blank: ChartPlotterProtocol { func plot(_ place: String) -> String { "?" } }
let service = WaypointService(vessel: "x", dependencies: .init(chartPlotter: Blank()))
expect(service.plot() == "?", "the mock is asked")
