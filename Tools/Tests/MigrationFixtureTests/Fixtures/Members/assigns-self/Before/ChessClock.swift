final class TournamentRules: Sendable {
  static let shared = TournamentRules()
  let minutes = 90
  func name(_ minutes: Int) -> String { "\(minutes) min" }
}

struct ChessClock {
  var minutes: Int

  init(minutes: Int) {
    self.minutes = minutes
  }

  init(copying other: ChessClock) {
    self = other
    minutes += 1
  }

  mutating func reset() { self = ChessClock(minutes: TournamentRules.shared.minutes) }

  func name() -> String { TournamentRules.shared.name(minutes) }
}
