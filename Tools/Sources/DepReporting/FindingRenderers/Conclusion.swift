internal import DepAudit

/// The sentence in which an audit ends.
struct Conclusion {
  let text: String
  /// Whether the process ends with status 1.
  let fails: Bool

  init(_ report: AuditReport, _ options: RenderOptions) {
    fails = report.fails && !options.reportsOnly
    guard report.fails else {
      let notes = report.findings.count
      let findings =
        (report.known.isEmpty ? "no " : "no new ")
        + (notes == 0 ? "findings" : "errors or warnings, \(Counted.noun(notes, "note"))")
      text = "passed: \(findings)" + Self.silenced(report, options)
      return
    }
    let failing = report.findings.filter { $0.severity >= .warning }
    var parts: [String] = []
    if !failing.isEmpty { parts.append(Self.summary(failing)) }
    if !report.stale.isEmpty {
      parts.append(Counted.noun(report.stale.count, "stale entry", "stale entries"))
    }
    let outcome = options.reportsOnly ? "reported only" : "failed"
    text = "\(outcome): \(parts.joined(separator: "; "))" + Self.silenced(report, options)
  }

  private static func summary(_ findings: [Finding]) -> String {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count - errors
    var parts: [String] = []
    if errors > 0 { parts.append(Counted.noun(errors, "error")) }
    if warnings > 0 { parts.append(Counted.noun(warnings, "warning")) }
    let types = Set(findings.filter { !$0.type.isEmpty }.map { [$0.module, $0.type] }).count
    let place = types == 0 ? "" : " in \(Counted.noun(types, "type"))"
    return Counted.list(parts) + place
  }

  private static func silenced(_ report: AuditReport, _ options: RenderOptions) -> String {
    var parts: [String] = []
    if !report.known.isEmpty {
      parts.append("\(Counted.grouped(report.known.count)) in \(options.knownTo)")
    }
    if !report.suppressed.isEmpty {
      parts.append("\(Counted.grouped(report.suppressed.count)) silenced by comments")
    }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }
}
