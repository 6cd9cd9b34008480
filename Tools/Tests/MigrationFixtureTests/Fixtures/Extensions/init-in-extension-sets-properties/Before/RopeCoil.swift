final class RopeChart: Sendable {
  static let shared = RopeChart()
  func metres(_ name: String) -> Int { name.count * 10 }
}

struct RopeCoil {
  var name: String
  var metres: Int
}

extension RopeCoil {
  init(named name: String) {
    self.name = name
    metres = RopeChart.shared.metres(name)
  }

  func isEnough(for name: String) -> Bool { metres >= RopeChart.shared.metres(name) }
}
