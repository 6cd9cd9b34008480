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
        command(
          "warning", [("file", options.baselinePath), ("title", "Stale baseline")],
          StaleEntryMessage(entry).text))
    }
    lines.append(
      command("notice", [("title", "depstructs audit")], Conclusion(report, options).text))
    if let overflow { lines.append(overflow) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func annotation(_ finding: Finding) -> String {
    command(
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
    return command(
      "notice", [("title", "depstructs audit")],
      "GitHub shows at most \(Self.limit) errors and \(Self.limit) warnings of a step; "
        + "all \(Counted.grouped(errors + warnings)) are in this step's log, and "
        + "'--format sarif' uploads them to code scanning")
  }

  private func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, inProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))::\(Self.escaped(message, inProperty: false))"
  }

  private static func escaped(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
