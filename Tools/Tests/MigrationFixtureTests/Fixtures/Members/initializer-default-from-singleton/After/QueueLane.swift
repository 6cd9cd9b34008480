protocol LaneRulesProtocol: Sendable {
  var limit: Int { get }
  func name(_ limit: Int) -> String
}

final class LaneRules: Sendable {
  static let shared = LaneRules()
  let limit = 4
  func name(_ limit: Int) -> String { "lane of \(limit)" }
}

extension LaneRules: LaneRulesProtocol {}

final class QueueLane {
  struct Dependencies {
    var laneRules: any LaneRulesProtocol

    static var defaultDependencies: Self {
      Self(laneRules: LaneRules.shared)
    }
  }

  private let dependencies: Dependencies

  let limit: Int

  init(limit: Int = LaneRules.shared.limit, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.limit = limit
  }

  func name() -> String { dependencies.laneRules.name(limit) }
}
