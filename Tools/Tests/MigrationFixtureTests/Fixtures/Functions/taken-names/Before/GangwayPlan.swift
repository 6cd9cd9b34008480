final class GangwayGate: Sendable {
  static let shared = GangwayGate()
  func isOpen() -> Bool { true }
}

enum GangwayPlan {
  static func count(dependencies: [String]) -> Int {
    GangwayGate.shared.isOpen() ? dependencies.count : 0
  }

  static func list() -> [String] {
    let dependencies = ["rope"]
    return GangwayGate.shared.isOpen() ? dependencies : []
  }

  static func isOpen() -> Bool { GangwayGate.shared.isOpen() }
}

enum GangwayNames {
  struct Dependencies {}
  static func isOpen() -> Bool { GangwayGate.shared.isOpen() }
}
