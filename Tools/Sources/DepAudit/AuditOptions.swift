package import DepFacts

/// What an audit is asked to look at, and how much its findings weigh.
package struct AuditOptions: Sendable {
  /// Severities that differ from those of the rules.
  package var severities: [RuleName: Severity] = [:]
  /// The modules to report on; empty for all.
  package var modules: Set<String> = []
  /// The type to report on: `Reader`, `Feed.Reader` or `App.Feed.Reader`; nil for all.
  package var type: String?
  /// The files to report on, as the model writes their paths; nil for all.
  package var files: Set<String>?
  /// What the baseline allows; nil when there is none.
  package var baseline: [BaselineEntry]?
  /// The least severity that ``baseline`` is about; `note` where it stands for an older revision.
  package var baselineSeverity = Baseline.severity
  /// What is wrong with the composition roots; nil where they were not looked at.
  package var rootProblems: [RootProblem]?
  /// What the project registers in containers and fetches from them.
  package var containers: [ContainerSummary] = []
  /// Whether only part of the project was read, so that what does not occur may still exist.
  package var isPartial = false
  /// What was not read, as the report shows it.
  package var skippedFiles: [SkippedFile] = []

  package init() {}
}
