internal import DepAudit
internal import DepFacts
internal import DepModel
internal import DepPlan

/// All that the audit knows of one type, or of several with the same name.
struct TypeView {
  let name: String
  let report: AuditReport
  let knownTo: String
  /// What `depstructs migrate` would do to the type; empty where the sources are not at hand.
  let outcomes: [TypeOutcome]
  let style: TextStyle

  func lines() -> [String] {
    let selection = TypeSelection(name)
    guard !selection.isEmpty(in: report) else { return missing(selection) }
    let places = places(in: selection.narrow(report))
    var lines: [String] = []
    for key in Set(places.map(\.key)).sorted() {
      if !lines.isEmpty { lines.append("") }
      lines += type(key, places.filter { $0.key == key })
    }
    return lines
  }

  private struct Key: Hashable, Comparable {
    var module: String
    var type: String

    static func < (left: Self, right: Self) -> Bool {
      (left.module, left.type) < (right.module, right.type)
    }
  }

  private enum Content {
    case summary(AuditReport.TypeSummary)
    case finding(Finding, remark: String)
    case aside(AuditReport.ExemptEntry)
  }

  private struct Entry {
    var key: Key
    var content: Content
  }

  private func places(in report: AuditReport) -> [Entry] {
    func entries(_ findings: [Finding], _ remark: String) -> [Entry] {
      findings.map {
        Entry(
          key: Key(module: $0.module, type: $0.type), content: .finding($0, remark: remark))
      }
    }
    let summaries = report.types.map {
      Entry(key: Key(module: $0.module, type: $0.name), content: .summary($0))
    }
    let found =
      entries(report.findings, "") + entries(report.known, " (in \(knownTo))")
      + entries(report.suppressed, " (silenced by a comment)")
    let modules = Dictionary(
      (summaries + found).map { ($0.key.type, $0.key.module) },
      uniquingKeysWith: { first, _ in first })
    let aside = report.exemptUses.compactMap { entry in
      modules[entry.type].map {
        Entry(key: Key(module: $0, type: entry.type), content: .aside(entry))
      }
    }
    return summaries + found + aside
  }

  private func type(_ key: Key, _ entries: [Entry]) -> [String] {
    var lines = [style.paint("\(key.type) (\(key.module))", .strong)]
    var findings: [(finding: Finding, remark: String)] = []
    var aside: [AuditReport.ExemptEntry] = []
    for entry in entries {
      switch entry.content {
      case .summary(let type):
        lines.append("\(type.file):\(type.position.line):\(type.position.column)")
        lines.append(summary(type.counts))
      case .finding(let finding, let remark): findings.append((finding, remark))
      case .aside(let entry): aside.append(entry)
      }
    }
    lines += states(findings)
    lines += notCounted(aside)
    if let outcome = outcomes.first(where: { $0.key == "\(key.module).\(key.type)" }) {
      return lines + PlannedTypeLines(outcome: outcome, style: style).lines()
    }
    let commands = FindingLines(style: style).commands(findings.map(\.finding))
    return lines + (commands.isEmpty ? [] : [""] + commands)
  }

  private func summary(_ counts: AuditReport.Counts) -> String {
    let numbers = Dependency.State.allCases.map { $0.counted(counts[$0]) }
    let bar = StateBar(style: style).draw(counts, width: 20)
    return "\(bar)  \(numbers.joined(separator: ", "))"
  }

  private func states(_ findings: [(finding: Finding, remark: String)]) -> [String] {
    let groups: [(title: String, state: Dependency.State?)] =
      Dependency.State.allCases.map { ($0.rawValue, $0) } + [("convention", nil)]
    let writer = FindingLines(style: style)
    var told: Set<String> = []
    return groups.flatMap { group -> [String] in
      let members = findings.filter { $0.finding.state == group.state }
        .sorted { Finding.precedes($0.finding, $1.finding) }
      guard !members.isEmpty else { return [] }
      return ["", style.paint(group.title, .strong)]
        + members.flatMap { writer.lines($0.finding, remark: $0.remark, told: &told) }
    }
  }

  private func notCounted(_ entries: [AuditReport.ExemptEntry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return ["", style.paint("not counted", .strong)]
      + entries.map {
        "\($0.file):\($0.position.line):\($0.position.column): \(OneLine.of($0.expression)), "
          + AsideSummary.phrase($0.reason)
      }
  }

  private func missing(_ selection: TypeSelection) -> [String] {
    let question = selection.nearest(in: report).map { "; did you mean '\($0)'?" } ?? ""
    return ["no type named '\(name)' has a dependency or a finding here\(question)"]
  }
}
