final class ScoreTable: @unchecked Sendable {
  static let shared = ScoreTable()
  var round = 0
  var best: String?
  private var points: [String: Int] = [:]

  subscript(player: String) -> Int {
    get { points[player] ?? 0 }
    set { points[player] = newValue }
  }

  subscript(at rank: Int) -> String {
    points.sorted { ($1.value, $0.key) < ($0.value, $1.key) }[rank].key
  }
}

final class ScoreKeeper {
  struct Dependencies {
    var scoreTable: ScoreTable

    static var defaultDependencies: Self {
      Self(scoreTable: ScoreTable.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func play(_ player: String, _ points: Int) {
    dependencies.scoreTable.round += 1
    dependencies.scoreTable[player] += points
    dependencies.scoreTable[player + "!"] = points
    dependencies.scoreTable.best = dependencies.scoreTable[at: 0]
  }

  func summary() -> String {
    "\(dependencies.scoreTable.round) \(dependencies.scoreTable.best ?? "-") \(dependencies.scoreTable["Bo"])"
  }
}
