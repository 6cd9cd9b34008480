@testable import DepAudit
import DepFacts
@testable import DepModel
import DepReporting

/// Audits made by hand, to be written in every format.
enum SampleReport {
  /// Two modules with one finding of every weight, and one entry in every list.
  static var small: AuditReport {
    AuditReport(
      modules: [
        module("App", files: 3, lines: 1200, counts(2, 1, 1, 4)),
        module("Core", files: 2, lines: 300, counts(0, 0, 0, 0)),
      ],
      types: [
        type("ProfileService", counts(2, 1, 0, 0)),
        type("FeedReader", counts(0, 0, 1, 4), file: "Sources/App/FeedReader.swift"),
      ],
      next: [
        AuditReport.Candidate(
          type: type("ProfileService", counts(2, 1, 0, 0)),
          reason: "leaf; 3 tests reach it")
      ],
      findings: [singleton, clock, note],
      known: [finding("hidden-locator", line: 30, expression: "Current.api")],
      suppressed: [finding("hidden-global", line: 40, expression: "counter")],
      stale: [
        BaselineEntry(
          module: "App", type: "OldService", rule: "hidden-singleton", expression: "Log.shared",
          count: 2)
      ],
      exemptUses: [
        AuditReport.ExemptEntry(
          reason: .compositionRoot, file: "Sources/App/Root.swift",
          position: SourcePosition(line: 5, column: 9, offset: 80),
          expression: "NetworkAPI.shared", type: "Root", member: "start()")
      ],
      skippedFiles: [SkippedFile(path: ".build", reason: "build folder")],
      fileCount: 5, testFileCount: 2, lineCount: 1500)
  }

  static var singleton: Finding {
    finding(
      "hidden-singleton", line: 12, expression: "NetworkAPI.shared",
      command: migrate, field: "api")
  }

  static var clock: Finding {
    finding(
      "hidden-ambient-value", severity: .error, line: 13, column: 20, expression: "Date()",
      command: migrate, field: "now")
  }

  /// The command that the hidden findings of the sample name.
  static let migrate = "depstructs migrate App.ProfileService"

  static var note: Finding {
    finding(
      "transitional-dependency", severity: .note, state: .transitional, line: 20,
      expression: "cache", type: "FeedReader", file: "Sources/App/FeedReader.swift")
  }

  static func finding(
    _ rule: String, severity: Severity = .warning, state: Dependency.State? = .hidden,
    line: Int32, column: Int32 = 5, expression: String, type: String = "ProfileService",
    file: String = "Sources/App/ProfileService.swift", module: String = "App",
    message: String? = nil, command: String? = nil, field: String? = nil
  ) -> Finding {
    Finding(
      rule: RuleName(rawValue: rule) ?? .notUnderstood, severity: severity, state: state,
      module: module, file: file,
      position: SourcePosition(line: line, column: column, offset: line * 40 + column),
      expression: expression, type: type, member: "load()",
      message: message ?? "'\(expression)' is hidden in 'load()'",
      repair: command.map { "run '\($0)'" } ?? "take it as a field of 'Dependencies'",
      command: command, field: field)
  }

  static func type(
    _ name: String, _ counts: AuditReport.Counts, module: String = "App",
    file: String = "Sources/App/ProfileService.swift"
  ) -> AuditReport.TypeSummary {
    AuditReport.TypeSummary(
      name: name, module: module, file: file,
      position: SourcePosition(line: 3, column: 7, offset: 40), counts: counts)
  }

  static func module(
    _ name: String, files: Int, lines: Int, _ counts: AuditReport.Counts
  ) -> AuditReport.Module {
    AuditReport.Module(name: name, fileCount: files, lineCount: lines, counts: counts)
  }

  static func counts(
    _ hidden: Int, _ defaulted: Int, _ transitional: Int, _ injected: Int
  ) -> AuditReport.Counts {
    var counts = AuditReport.Counts()
    counts.hidden = hidden
    counts.defaulted = defaulted
    counts.transitional = transitional
    counts.injected = injected
    return counts
  }

  /// Options whose files hold a made-up line for every number.
  static var options: RenderOptions {
    RenderOptions(workingDirectory: "/home/me/shop", projectName: "shop", toolVersion: "1.0.0") {
      path, range in range.map { "line \($0) of \(path)" }
    }
  }
}
