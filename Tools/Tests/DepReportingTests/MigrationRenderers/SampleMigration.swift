import DepFacts
import DepPlan
import DepReporting

/// A migration with everything that can happen to a type.
enum SampleMigration {
  static func report(_ extent: MigrationReport.Extent = .shown) throws -> MigrationReport {
    MigrationReport(
      plan: MigrationPlan(
        outcomes: [migrated, partly, skipped, putBack], changes: [try change],
        notes: ["'API' is public: other modules may build it too"]),
      extent: extent, hiddenCounts: ["App.Legacy": 4, "App.Feed.Store": 1])
  }

  static var migrated: TypeOutcome {
    var outcome = outcome("Feed.Reader", line: 3, .migrated)
    outcome.fields = [
      .init(name: "api", type: "any API", live: "NetworkAPI.shared"),
      .init(name: "now", type: "@Sendable () -> Date", live: "{ Date() }"),
    ]
    outcome.rewrittenCount = 7
    return outcome
  }

  static var partly: TypeOutcome {
    var outcome = outcome("Feed.Store", line: 20, .partly)
    outcome.fields = [.init(name: "fileManager", type: "FileManager", live: "FileManager.default")]
    outcome.rewrittenCount = 1
    outcome.uncounted = [
      UncountedPlace(
        kind: .navigation, path: "Sources/App/Feed.swift",
        position: SourcePosition(line: 44, column: 5, offset: 0), expression: "FeedModel()")
    ]
    outcome.left = [
      place(.staticMember, line: 31, "Date()", "'make()' is static"),
      place(.conditionalCode, line: 40, "API.shared", ""),
    ]
    return outcome
  }

  static var skipped: TypeOutcome {
    var outcome = outcome("Legacy", line: 50, .skipped)
    outcome.refusal = place(.synthesisedEquality, line: 50, "", "'==' is\n  synthesized")
    return outcome
  }

  static var putBack: TypeOutcome {
    var outcome = outcome("Row", line: 60, .putBack)
    outcome.refusal = place(.compilerError, line: 62, "", "cannot find 'api' in scope")
    return outcome
  }

  static func outcome(_ name: String, line: Int32, _ status: TypeOutcome.Status) -> TypeOutcome {
    TypeOutcome(
      name: name, module: "App", path: "Sources/App/Feed.swift",
      position: SourcePosition(line: line, column: 1, offset: 0), status: status)
  }

  static func place(
    _ reason: ReasonName, line: Int32, _ expression: String, _ detail: String
  ) -> SkippedUse {
    SkippedUse(
      reason: reason, path: "Sources/App/Feed.swift",
      position: SourcePosition(line: line, column: 5, offset: 0), expression: expression,
      detail: detail)
  }

  static var change: FileChange {
    get throws {
      try FileChange(
        path: "Sources/App/Feed.swift", before: Array("one\ntwo\n".utf8),
        edits: [Edit(range: 4..<7, replacement: "2", owners: ["App.Feed.Reader"])])
    }
  }
}
