protocol GangwayGateProtocol: Sendable {
  func isOpen() -> Bool
}

final class GangwayGate: Sendable {
  static let shared = GangwayGate()
  func isOpen() -> Bool { true }
}

extension GangwayGate: GangwayGateProtocol {}

enum GangwayPlan {
  struct Dependencies {
    var gangwayGate: any GangwayGateProtocol

    static var defaultDependencies: Self {
      Self(gangwayGate: GangwayGate.shared)
    }
  }

  static func count(dependencies: [String]) -> Int {
    GangwayGate.shared.isOpen() ? dependencies.count : 0
  }

  static func list() -> [String] {
    let dependencies = ["rope"]
    return GangwayGate.shared.isOpen() ? dependencies : []
  }

  static func isOpen(dependencies: Dependencies = .defaultDependencies) -> Bool {
    dependencies.gangwayGate.isOpen()
  }
}

enum GangwayNames {
  struct Dependencies {}
  static func isOpen() -> Bool { GangwayGate.shared.isOpen() }
}
