protocol RopeChartProtocol: Sendable {
  func metres(_ name: String) -> Int
}

final class RopeChart: Sendable {
  static let shared = RopeChart()
  func metres(_ name: String) -> Int { name.count * 10 }
}

extension RopeChart: RopeChartProtocol {}

struct RopeCoil {
  struct Dependencies {
    var ropeChart: any RopeChartProtocol

    static var defaultDependencies: Self {
      Self(ropeChart: RopeChart.shared)
    }
  }

  var name: String
  var metres: Int
  var dependencies: Dependencies = .defaultDependencies
}

extension RopeCoil {
  init(named name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
    metres = dependencies.ropeChart.metres(name)
  }

  func isEnough(for name: String) -> Bool { metres >= dependencies.ropeChart.metres(name) }
}
