internal import DepAudit
internal import DepFacts
internal import DepModel

/// The audit for people.
struct TextReport {
  private let report: AuditReport
  private let options: RenderOptions
  private let style: TextStyle

  init(_ report: AuditReport, options: RenderOptions) {
    self.report = report
    self.options = options
    style = TextStyle(usesColor: options.usesColor)
  }

  func render() -> String {
    let sections =
      if let name = options.typeFilter {
        [
          TypeView(
            name: name, report: report, knownTo: options.knownTo, outcomes: options.outcomes,
            style: style
          ).lines()
        ]
      } else {
        [header(), modules(), containers(), next(), findings(), notes(), stale(), aside()]
      }
    let body = sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    return (body + [conclusion()]).joined(separator: "\n\n") + "\n"
  }

  private func header() -> [String] {
    let modules = Counted.noun(report.modules.count, "module")
    var parts = [
      "\(Counted.noun(report.fileCount, "file")) with "
        + "\(Counted.noun(report.lineCount, "line")) in \(modules)"
    ]
    if report.testFileCount > 0 {
      parts.append("\(Counted.noun(report.testFileCount, "test file")) skipped")
    }
    if !report.skippedFiles.isEmpty {
      parts.append("\(Counted.noun(report.skippedFiles.count, "path")) excluded")
    }
    return [
      style.paint("depstructs audit of \(options.projectName)", .strong),
      parts.joined(separator: "; "),
    ]
  }

  private func modules() -> [String] {
    ModuleTable(
      modules: report.modules, totals: report.totals, lineCount: report.lineCount,
      width: options.width, showsAll: options.showsAll, style: style
    ).lines()
  }

  private func containers() -> [String] {
    let lines = report.containers.flatMap { ContainerLines(container: $0).lines() }
    return lines.isEmpty ? [] : [style.paint("containers", .strong)] + lines
  }

  private func next() -> [String] {
    guard !report.next.isEmpty else { return [] }
    let entries = report.next.prefix(10).enumerated().flatMap { index, candidate in
      let type = candidate.type
      let counts = Dependency.State.allCases.filter { $0 < .injected && type.counts[$0] > 0 }
        .map { $0.counted(type.counts[$0]) }
      let number = DisplayWidth.alignRight("\(index + 1).", 3)
      return [
        "\(number) \(type.name) (\(type.module))"
          + (counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))"),
        "    \(OneLine.of(candidate.reason))",
        style.paint("    \(type.file):\(type.position.line):\(type.position.column)", .faint),
      ]
    }
    return [style.paint("next", .strong)] + entries
  }

  private func findings() -> [String] {
    let shown = report.findings.filter {
      $0.severity >= .warning || (options.isVerbose && $0.severity == .note)
    }
    guard !shown.isEmpty else { return [] }
    let list = FindingList(findings: shown, showsAll: options.showsAll, style: style)
    return [style.paint("findings", .strong)] + list.lines()
  }

  private func notes() -> [String] {
    let notes = report.findings.filter { $0.severity == .note }
    guard !notes.isEmpty, !options.isVerbose else { return [] }
    let counts = RuleName.allCases.compactMap { rule -> String? in
      let count = notes.count { $0.rule == rule }
      return count == 0 ? nil : "\(Counted.grouped(count)) \(rule.rawValue)"
    }
    return ["notes: \(counts.joined(separator: ", ")); list them with --verbose"]
  }

  private func stale() -> [String] {
    guard !report.stale.isEmpty else { return [] }
    let heading = "stale entries of \(options.baselinePath), no longer in the code"
    let limit = options.showsAll ? report.stale.count : 20
    var lines = [style.paint(heading, .strong)]
    lines += report.stale.prefix(limit).map { entry in
      let owner = entry.type.isEmpty ? "outside of types" : entry.type
      let count = Counted.grouped(entry.count)
      return "    \(count) × \(OneLine.of(entry.expression)) in \(owner) (\(entry.module)) "
        + style.paint("[\(entry.rule)]", .faint)
    }
    if report.stale.count > limit {
      let rest = Counted.grouped(report.stale.count - limit)
      lines.append("    and \(rest) more; list all with --all")
    }
    return lines + ["remove them with '\(StaleEntryMessage.command)'"]
  }

  private func aside() -> [String] { AsideSummary(report: report).lines() }

  private func conclusion() -> String {
    let conclusion = Conclusion(report, options)
    let severity: Severity = conclusion.fails ? .error : report.fails ? .warning : .off
    return style.paint(conclusion.text, .severity(severity))
  }
}
