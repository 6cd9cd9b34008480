internal import DepAudit
internal import DepFacts

/// Workflow commands that GitHub Actions turns into annotations of a pull request.
struct GitHubReport {
  /// How many annotations of a kind GitHub keeps for a step.
  private static let limit = 10

  let report: AuditReport
  let options: RenderOptions

  func render() -> String {
    var lines: [String] = []
    let reported = report.findings.filter { $0.severity >= .warning }
    // Errors come first, because GitHub drops what exceeds its limit.
    for finding in reported.filter({ $0.severity == .error }) { lines.append(annotation(finding)) }
    for finding in reported.filter({ $0.severity != .error }) { lines.append(annotation(finding)) }
    for entry in report.stale {
      lines.append(
        GitHubCommand.text(
          "warning", [("file", options.baselinePath), ("title", "Stale baseline")],
          StaleEntryMessage(entry).text))
    }
    lines.append(
      GitHubCommand.text(
        "notice", [("title", "depstructs audit")], Conclusion(report, options).text))
    if let overflow { lines.append(overflow) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func annotation(_ finding: Finding) -> String {
    GitHubCommand.text(
      finding.severity.rawValue,
      [
        ("file", finding.file), ("line", String(finding.position.line)),
        ("col", String(finding.position.column)),
        ("title", finding.rule.rule.title),
      ],
      "\(finding.message) [\(finding.rule.rawValue)]\n\(finding.repair)")
  }

  private var overflow: String? {
    let errors = report.findings.count { $0.severity == .error }
    let warnings = report.findings.count { $0.severity == .warning } + report.stale.count
    guard max(errors, warnings) > Self.limit else { return nil }
    return GitHubCommand.text(
      "notice", [("title", "depstructs audit")],
      "GitHub shows at most \(Self.limit) errors and \(Self.limit) warnings of a step; "
        + "all \(Counted.grouped(errors + warnings)) are in this step's log, and "
        + "'--format sarif' uploads them to code scanning")
  }
}
