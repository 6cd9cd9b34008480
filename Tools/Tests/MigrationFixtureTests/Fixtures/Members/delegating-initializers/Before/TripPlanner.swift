final class RouteAtlas: Sendable {
  static let shared = RouteAtlas()
  let home = "Home"
  func distance(_ place: String) -> Int { place.count * 10 }
}

final class TripPlanner {
  let stops: [String]
  var budget = 5

  init(stops: [String]) {
    self.stops = stops
  }

  convenience init(to stop: String) {
    self.init(stops: [RouteAtlas.shared.home, stop])
  }

  convenience init(rich stop: String) {
    self.init(to: stop)
    budget = RouteAtlas.shared.distance(stop)
  }

  func length() -> Int { stops.reduce(0) { $0 + RouteAtlas.shared.distance($1) } + budget }
}
