final class RiverPilot: Sendable {
  static let shared = RiverPilot()
  let isHigh = true
  func bend(_ number: Int) -> String { "bend \(number)" }
}

final class PaddleSteamer {
  init() {}

  var speed: Int { if RiverPilot.shared.isHigh { 9 } else { 4 } }

  func steer(_ number: Int) -> String {
    let text = switch number {
    case 0: RiverPilot.shared.bend(100)
    case 1 where RiverPilot.shared.isHigh: "straight"
    default: RiverPilot.shared.bend(number)
    }
    return if text.count > 6 { text } else { RiverPilot.shared.bend(-1) }
  }
}
