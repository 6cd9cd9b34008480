package import DepAudit
package import DepPlan

/// What a report needs to know besides the audit itself.
package struct RenderOptions: Sendable {
  /// Whether the text report may color what it says.
  package var usesColor = false
  /// How many columns the terminal has.
  package var width = 100
  /// The absolute path against which the paths of findings are relative.
  package var workingDirectory: String
  /// The project, as a heading names it.
  package var projectName: String
  package var toolVersion: String
  /// The name of the one type to show; nil shows all.
  package var typeFilter: String?
  /// What `depstructs migrate` would do to that type; empty where it cannot be planned.
  package var outcomes: [TypeOutcome] = []
  /// Whether the text report lists notes one by one.
  package var isVerbose = false
  /// Whether the text report lists every finding, however many there are.
  package var showsAll = false
  /// Whether findings leave the exit status at 0.
  package var reportsOnly = false
  /// The baseline as messages name it, relative to the working directory.
  package var baselinePath = ".depstructs-baseline.json"
  /// What knows the known findings: the baseline, or the revision that a branch is compared with.
  package var knownTo = "the baseline"
  /// Severities that differ from those of the rules, as the audit was told.
  package var severities: [RuleName: Severity] = [:]
  /// The lines of a file, from the first to the last number of the range, without line ends.
  ///
  /// It returns fewer lines, or none, where the file has ended or cannot be read. Calls come in
  /// order of file, so that keeping the last file is enough to read each one once.
  package var sourceLines: @Sendable (_ path: String, _ range: ClosedRange<Int>) -> [String]

  package init(
    workingDirectory: String, projectName: String, toolVersion: String,
    sourceLines: @escaping @Sendable (_ path: String, _ range: ClosedRange<Int>) -> [String]
  ) {
    self.workingDirectory = workingDirectory
    self.projectName = projectName
    self.toolVersion = toolVersion
    self.sourceLines = sourceLines
  }
}
