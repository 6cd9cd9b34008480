import Foundation

final class DepotClock: Sendable {
  static let shared = DepotClock()

  var firstDeparture: Int { 5 }
}

final class TramLine {
  let number: Int
  let stops: [String]

  init(number: Int, stops: [String]) {
    self.number = number
    self.stops = stops
  }

  convenience init(number: Int, from start: String, to end: String) {
    self.init(number: number, stops: [start, end])
  }

  var sign: String {
    "\(number) \(stops.joined(separator: "–")) from \(DepotClock.shared.firstDeparture)"
  }
}
