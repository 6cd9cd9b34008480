protocol RoadMapProtocol: Sendable {
  func distance(_ from: String, _ to: String) -> Int
}

final class RoadMap: Sendable {
  static let shared = RoadMap()
  func distance(_ from: String, _ to: String) -> Int { from.count + to.count }
}

extension RoadMap: RoadMapProtocol {}

final class ConvoyPlanner {
  struct Dependencies {
    var roadMap: any RoadMapProtocol

    static var defaultDependencies: Self {
      Self(roadMap: RoadMap.shared)
    }
  }

  private let dependencies: Dependencies

  private var jobs: [() -> [() -> Int]] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func add(_ stops: [String]) {
    jobs.append { [dependencies] in
      print("first \(dependencies.roadMap.distance("depot", stops[0]))")
      return stops.map { stop in
        { dependencies.roadMap.distance("depot", stop) }
      }
    }
  }

  func drive() -> [Int] {
    jobs.flatMap { $0() }.map { $0() }
  }
}
