import Foundation

protocol DepotClockProtocol: Sendable {
  var firstDeparture: Int { get }
}

final class DepotClock: Sendable {
  static let shared = DepotClock()

  var firstDeparture: Int { 5 }
}

extension DepotClock: DepotClockProtocol {}

final class TramLine {
  struct Dependencies {
    var depotClock: any DepotClockProtocol

    static var defaultDependencies: Self {
      Self(depotClock: DepotClock.shared)
    }
  }

  private let dependencies: Dependencies

  let number: Int
  let stops: [String]

  init(number: Int, stops: [String], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.number = number
    self.stops = stops
  }

  convenience init(
    number: Int,
    from start: String,
    to end: String,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.init(number: number, stops: [start, end], dependencies: dependencies)
  }

  var sign: String {
    "\(number) \(stops.joined(separator: "–")) from \(dependencies.depotClock.firstDeparture)"
  }
}
