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
  init() {}

  func play(_ player: String, _ points: Int) {
    ScoreTable.shared.round += 1
    ScoreTable.shared[player] += points
    ScoreTable.shared[player + "!"] = points
    ScoreTable.shared.best = ScoreTable.shared[at: 0]
  }

  func summary() -> String {
    "\(ScoreTable.shared.round) \(ScoreTable.shared.best ?? "-") \(ScoreTable.shared["Bo"])"
  }
}
