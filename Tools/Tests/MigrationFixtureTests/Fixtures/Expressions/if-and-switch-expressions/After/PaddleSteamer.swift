protocol RiverPilotProtocol: Sendable {
  var isHigh: Bool { get }
  func bend(_ number: Int) -> String
}

final class RiverPilot: Sendable {
  static let shared = RiverPilot()
  let isHigh = true
  func bend(_ number: Int) -> String { "bend \(number)" }
}

extension RiverPilot: RiverPilotProtocol {}

final class PaddleSteamer {
  struct Dependencies {
    var riverPilot: any RiverPilotProtocol

    static var defaultDependencies: Self {
      Self(riverPilot: RiverPilot.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  var speed: Int { if dependencies.riverPilot.isHigh { 9 } else { 4 } }

  func steer(_ number: Int) -> String {
    let text = switch number {
    case 0: dependencies.riverPilot.bend(100)
    case 1 where dependencies.riverPilot.isHigh: "straight"
    default: dependencies.riverPilot.bend(number)
    }
    return if text.count > 6 { text } else { dependencies.riverPilot.bend(-1) }
  }
}
