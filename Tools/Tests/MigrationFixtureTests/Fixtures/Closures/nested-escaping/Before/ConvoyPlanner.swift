final class RoadMap: Sendable {
  static let shared = RoadMap()
  func distance(_ from: String, _ to: String) -> Int { from.count + to.count }
}

final class ConvoyPlanner {
  private var jobs: [() -> [() -> Int]] = []

  init() {}

  func add(_ stops: [String]) {
    jobs.append {
      print("first \(RoadMap.shared.distance("depot", stops[0]))")
      return stops.map { stop in
        { RoadMap.shared.distance("depot", stop) }
      }
    }
  }

  func drive() -> [Int] {
    jobs.flatMap { $0() }.map { $0() }
  }
}
