private protocol DepotProtocol: Sendable {
  func next() -> Int
}

private final class Depot: Sendable {
  static let shared = Depot()
  func next() -> Int { 12 }
}

extension Depot: DepotProtocol {}

private final class ShuttleBus {
  struct Dependencies {
    var depot: any DepotProtocol

    static var defaultDependencies: Self {
      Self(depot: Depot.shared)
    }
  }

  private let dependencies: Dependencies

  private let line: String

  fileprivate init(line: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.line = line
  }

  fileprivate func board() -> String { "\(line) in \(dependencies.depot.next())" }
}

func shuttleBoard() -> String { ShuttleBus(line: "S1").board() }
