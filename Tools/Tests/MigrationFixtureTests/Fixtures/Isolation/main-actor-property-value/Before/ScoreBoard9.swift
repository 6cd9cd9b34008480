@MainActor
final class MatchState {
  static let shared = MatchState()
  var goals = 2
}

@MainActor
final class ScoreBoard9 {
  private var shown: Int = MatchState.shared.goals
  let title: String

  init(title: String) {
    self.title = title
  }

  func update() -> String {
    shown += MatchState.shared.goals
    return "\(title) \(shown)"
  }
}
