final class LaneRules: Sendable {
  static let shared = LaneRules()
  let limit = 4
  func name(_ limit: Int) -> String { "lane of \(limit)" }
}

final class QueueLane {
  let limit: Int

  init(limit: Int = LaneRules.shared.limit) {
    self.limit = limit
  }

  func name() -> String { LaneRules.shared.name(limit) }
}
