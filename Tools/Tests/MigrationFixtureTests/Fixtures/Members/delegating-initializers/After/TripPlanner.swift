protocol RouteAtlasProtocol: Sendable {
  var home: String { get }
  func distance(_ place: String) -> Int
}

final class RouteAtlas: Sendable {
  static let shared = RouteAtlas()
  let home = "Home"
  func distance(_ place: String) -> Int { place.count * 10 }
}

extension RouteAtlas: RouteAtlasProtocol {}

final class TripPlanner {
  struct Dependencies {
    var routeAtlas: any RouteAtlasProtocol

    static var defaultDependencies: Self {
      Self(routeAtlas: RouteAtlas.shared)
    }
  }

  private let dependencies: Dependencies

  let stops: [String]
  var budget = 5

  init(stops: [String], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.stops = stops
  }

  convenience init(to stop: String, dependencies: Dependencies = .defaultDependencies) {
    self.init(stops: [dependencies.routeAtlas.home, stop], dependencies: dependencies)
  }

  convenience init(rich stop: String, dependencies: Dependencies = .defaultDependencies) {
    self.init(to: stop, dependencies: dependencies)
    budget = dependencies.routeAtlas.distance(stop)
  }

  func length() -> Int { stops.reduce(0) { $0 + dependencies.routeAtlas.distance($1) } + budget }
}
