final class HarbourPilot: Sendable {
  static let shared = HarbourPilot()
  func berth() -> Int { 12 }
}

class WorkBoat {
  let crew: Int

  init(crew: Int) { self.crew = crew }
  convenience init() { self.init(crew: 4) }
}

final class TugBoat: WorkBoat {
  nonisolated(unsafe) static let shared = TugBoat()

  func pull() -> String { "\(crew) to \(HarbourPilot.shared.berth())" }
}
