@MainActor
protocol MatchStateProtocol: Sendable {
  var goals: Int { get }
}

@MainActor
final class MatchState {
  static let shared = MatchState()
  var goals = 2
}

extension MatchState: MatchStateProtocol {}

@MainActor
final class ScoreBoard9 {
  struct Dependencies {
    var matchState: @MainActor @Sendable () -> any MatchStateProtocol

    static var defaultDependencies: Self {
      Self(matchState: { MatchState.shared })
    }
  }

  private let dependencies: Dependencies

  private var shown: Int
  let title: String

  init(title: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    shown = dependencies.matchState().goals
    self.title = title
  }

  func update() -> String {
    shown += dependencies.matchState().goals
    return "\(title) \(shown)"
  }
}
