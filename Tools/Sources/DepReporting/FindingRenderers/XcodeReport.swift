internal import DepAudit
internal import DepFacts

/// One line per finding, in the form that Xcode turns into marks beside the source.
struct XcodeReport {
  let report: AuditReport
  let options: RenderOptions

  func render() -> String {
    var lines: [String] = []
    for finding in report.findings where finding.severity > .off {
      lines.append(
        line(
          path: finding.file, line: Int(finding.position.line),
          column: Int(finding.position.column), severity: finding.severity,
          message: "\(finding.message) [\(finding.rule.rawValue)]"))
      lines += finding.notes.map { note($0, of: finding) }
    }
    for entry in report.stale {
      lines.append(
        line(
          path: options.baselinePath, line: 1, column: 1, severity: .warning,
          message: "\(StaleEntryMessage(entry).text) [stale-baseline]"))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A remark at its own place, or at the place of its finding.
  private func note(_ note: FindingNote, of finding: Finding) -> String {
    let position = note.position ?? (note.file == nil ? finding.position : nil)
    return line(
      path: note.file ?? finding.file, line: Int(position?.line ?? 1),
      column: Int(position?.column ?? 1), severity: .note, message: note.message)
  }

  private func line(
    path: String, line: Int, column: Int, severity: Severity, message: String
  ) -> String {
    let place = "\(absolute(path)):\(line):\(column)"
    return OneLine.of("\(place): \(severity.rawValue): \(message)")
  }

  private func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), !options.workingDirectory.isEmpty else { return path }
    let folder = options.workingDirectory
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}
