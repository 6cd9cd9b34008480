protocol RailSignalsProtocol: Sendable {
  func ahead(_ stop: Int) -> String
}

final class RailSignals: Sendable {
  static let shared = RailSignals()
  func ahead(_ stop: Int) -> String { stop % 2 == 0 ? "green" : "red" }
}

extension RailSignals: RailSignalsProtocol {}

final class TramDriver {
  struct Dependencies {
    var railSignals: any RailSignalsProtocol

    static var defaultDependencies: Self {
      Self(railSignals: RailSignals.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func drive(_ stop: Int) -> String {
    #if DEBUG
      print("debug: \(dependencies.railSignals.ahead(stop))")
    #endif
    return dependencies.railSignals.ahead(stop)
  }
}
