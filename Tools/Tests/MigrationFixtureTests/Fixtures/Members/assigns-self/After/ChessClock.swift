protocol TournamentRulesProtocol: Sendable {
  var minutes: Int { get }
  func name(_ minutes: Int) -> String
}

final class TournamentRules: Sendable {
  static let shared = TournamentRules()
  let minutes = 90
  func name(_ minutes: Int) -> String { "\(minutes) min" }
}

extension TournamentRules: TournamentRulesProtocol {}

struct ChessClock {
  struct Dependencies {
    var tournamentRules: any TournamentRulesProtocol

    static var defaultDependencies: Self {
      Self(tournamentRules: TournamentRules.shared)
    }
  }

  private let dependencies: Dependencies

  var minutes: Int

  init(minutes: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.minutes = minutes
  }

  init(copying other: ChessClock) {
    self = other
    minutes += 1
  }

  mutating func reset() { self = ChessClock(minutes: dependencies.tournamentRules.minutes, dependencies: dependencies) }

  func name() -> String { dependencies.tournamentRules.name(minutes) }
}
