internal import DepAudit
internal import DepFacts
internal import DepModel

/// Types, findings and source for the page's scripts, as lists of numbers into lists of texts.
///
/// Ten thousand findings as objects are several megabytes; most of it is the same few words.
struct PageData {
  private struct Owner: Hashable, Comparable {
    var module: String
    var type: String

    static func < (left: Self, right: Self) -> Bool {
      (left.module, left.type) < (right.module, right.type)
    }
  }

  private let types: [AuditReport.TypeSummary]
  private let findings: [(owner: Owner, finding: Finding, status: Int)]
  private let exemptUses: [AuditReport.ExemptEntry]
  private let excerpts: SourceExcerpts

  var typeCount: Int { types.count }

  init(_ report: AuditReport, sourceLines: (String, ClosedRange<Int>) -> [String]) {
    let lists = [report.findings, report.known, report.suppressed]
    findings = lists.enumerated()
      .flatMap { status, list in
        list.filter { $0.severity > .off }.map {
          (owner: Owner(module: $0.module, type: $0.type), finding: $0, status: status)
        }
      }
      .sorted {
        Finding.precedes($0.finding, $1.finding)
          || (!Finding.precedes($1.finding, $0.finding) && $0.status < $1.status)
      }
    types = report.types + Self.strangers(findings.map(\.finding), types: report.types)
    exemptUses = report.exemptUses
    excerpts = SourceExcerpts(findings.map(\.finding), sourceLines: sourceLines)
  }

  /// Owners of findings without a summary: files, and types that depend on nothing.
  private static func strangers(
    _ findings: [Finding], types: [AuditReport.TypeSummary]
  ) -> [AuditReport.TypeSummary] {
    let known = Set(types.map { Owner(module: $0.module, type: $0.name) })
    var counts: [Owner: AuditReport.Counts] = [:]
    for finding in findings {
      let owner = Owner(module: finding.module, type: finding.type)
      guard !known.contains(owner) else { continue }
      counts[owner, default: .init()][finding.state ?? .hidden] += finding.state == nil ? 0 : 1
    }
    return counts.sorted { $0.key < $1.key }.map { owner, counts in
      AuditReport.TypeSummary(
        name: owner.type, module: owner.module, file: "",
        position: SourcePosition(line: 0, column: 0, offset: 0), counts: counts)
    }
  }

  func json() -> String {
    var modules = StringTable()
    var files = StringTable()
    var strings = StringTable()
    var rules = StringTable()
    var owners: [Owner: Int] = [:]
    for (index, type) in types.enumerated() {
      owners[Owner(module: type.module, type: type.name)] = index
    }
    let typeRows = types.map { type in
      [
        strings.number(type.name), modules.number(type.module), files.number(type.file),
        Int(type.position.line), Int(type.position.column),
      ] + Dependency.State.allCases.map { type.counts[$0] }
    }
    let findingRows = findings.map { entry in
      let finding = entry.finding
      return [
        owners[entry.owner] ?? 0, rules.number(finding.rule.rawValue),
        Self.number(finding.severity), finding.state.flatMap(Self.number) ?? -1, entry.status,
        files.number(finding.file), Int(finding.position.line), Int(finding.position.column),
      ] + texts(finding).map { strings.number($0) }
    }
    let asideRows = exemptUses.map { entry in
      [
        ExemptUse.Reason.allCases.firstIndex(of: entry.reason) ?? 0, files.number(entry.file),
        Int(entry.position.line), Int(entry.position.column), strings.number(entry.expression),
        strings.number(entry.type),
      ]
    }
    var writer = JSONWriter(isSafeInMarkup: true)
    writer.block([
      ("strings", { $0.array(strings.texts) { $0.value($1) } }),
      ("modules", { $0.array(modules.texts) { $0.value($1) } }),
      ("files", { $0.array(files.texts) { $0.value($1) } }),
      ("rules", { $0.array(rules.texts) { $0.value($1) } }),
      ("types", { Self.write(&$0, typeRows) }),
      ("findings", { Self.write(&$0, findingRows) }),
      ("aside", { Self.write(&$0, asideRows) }),
      ("lines", { $0.array(files.texts) { write(&$0, excerpts.segments[$1] ?? []) } }),
    ])
    return writer.text
  }

  private func texts(_ finding: Finding) -> [String] {
    [finding.expression, finding.member, finding.message, finding.repair]
      + [EffectText.of(finding.reaches)].compactMap(\.self)
      + finding.notes.map(NoteText.of)
  }

  private static func number(_ severity: Severity) -> Int {
    severity == .error ? 2 : severity == .warning ? 1 : 0
  }

  private static func number(_ state: Dependency.State) -> Int? {
    Dependency.State.allCases.firstIndex(of: state)
  }

  private static func write(_ writer: inout JSONWriter, _ rows: [[Int]]) {
    writer.array(rows) { writer, row in writer.array(row) { $0.value($1) } }
  }

  private func write(_ writer: inout JSONWriter, _ segments: [SourceExcerpts.Segment]) {
    writer.array(segments) { writer, segment in
      writer.array(0...segment.lines.count) { writer, index in
        if index == 0 {
          writer.value(segment.first)
        } else {
          writer.value(segment.lines[index - 1])
        }
      }
    }
  }
}
