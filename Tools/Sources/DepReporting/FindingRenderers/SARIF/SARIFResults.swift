internal import DepAudit
internal import DepFacts
internal import DepModel

/// The findings of a report as SARIF results.
struct SARIFResults {
  private enum Origin: Int { case reported, known, suppressed }

  private struct Entry {
    var finding: Finding
    var origin: Origin

    static func precedes(_ left: Self, _ right: Self) -> Bool {
      if Finding.precedes(left.finding, right.finding) { return true }
      if Finding.precedes(right.finding, left.finding) { return false }
      return left.origin.rawValue < right.origin.rawValue
    }
  }

  /// All findings in one order, so that an identity does not depend on the baseline.
  private let entries: [Entry]
  private let sourceLines: (String, ClosedRange<Int>) -> [String]
  private let ruleIndexes: [RuleName: Int]

  init(_ report: AuditReport, sourceLines: @escaping (String, ClosedRange<Int>) -> [String]) {
    let all =
      report.findings.map { Entry(finding: $0, origin: .reported) }
      + report.known.map { Entry(finding: $0, origin: .known) }
      + report.suppressed.map { Entry(finding: $0, origin: .suppressed) }
    entries = all.filter { $0.finding.severity > .off }.sorted(by: Entry.precedes)
    self.sourceLines = sourceLines
    var indexes: [RuleName: Int] = [:]
    for (index, rule) in Rule.all.enumerated() { indexes[rule.name] = index }
    ruleIndexes = indexes
  }

  func write(_ writer: inout JSONWriter) {
    var identity = FindingIdentity()
    writer.lines(entries) { writer, entry in
      write(&writer, entry, fingerprint: identity.next(entry.finding))
    }
  }

  private func write(_ writer: inout JSONWriter, _ entry: Entry, fingerprint: String) {
    let finding = entry.finding
    writer.object {
      $0.field("ruleId", finding.rule.rawValue)
      if let index = ruleIndexes[finding.rule] { $0.field("ruleIndex", index) }
      $0.field("level", SARIFLevel.of(finding.severity))
      $0.field("message") { $0.object { $0.field("text", Self.text(finding)) } }
      $0.field("locations") { $0.array([finding], location) }
      if !finding.notes.isEmpty {
        $0.field("relatedLocations") { $0.array(finding.notes, Self.write) }
      }
      $0.field("partialFingerprints") {
        $0.object { $0.field("depstructsFinding/v1", fingerprint) }
      }
      $0.field("suppressions") { Self.write(&$0, entry.origin) }
      $0.field("properties") { Self.writeProperties(&$0, finding) }
    }
  }

  /// Sentences, because a service shows them as a paragraph.
  private static func text(_ finding: Finding) -> String {
    let sentences = [finding.message, finding.repair.capitalizedFirst]
    return sentences.filter { !$0.isEmpty }.map { $0 + "." }.joined(separator: "\n")
  }

  private func location(_ writer: inout JSONWriter, _ finding: Finding) {
    let column = CodePointColumn(finding, sourceLines: sourceLines).value
    writer.object {
      $0.field("physicalLocation") {
        $0.object {
          $0.field("artifactLocation") { Self.write(&$0, path: finding.file) }
          $0.field("region") {
            $0.object {
              $0.field("startLine", max(1, Int(finding.position.line)))
              $0.field("startColumn", column)
            }
          }
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ note: FindingNote) {
    writer.object {
      $0.field("message") { $0.object { $0.field("text", note.message) } }
      guard let file = note.file else { return }
      $0.field("physicalLocation") {
        $0.object {
          $0.field("artifactLocation") { write(&$0, path: file) }
          guard let position = note.position else { return }
          $0.field("region") { $0.object { $0.field("startLine", max(1, Int(position.line))) } }
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, path: String) {
    writer.object { $0.artifactFields(path) }
  }

  private static func write(_ writer: inout JSONWriter, _ origin: Origin) {
    writer.array(origin == .reported ? [] : [origin]) { writer, origin in
      writer.object {
        $0.field("kind", origin == .known ? "external" : "inSource")
        $0.field("status", "accepted")
        $0.field(
          "justification",
          origin == .known ? "Known before." : "Silenced by a comment in the source.")
      }
    }
  }

  private static func writeProperties(_ writer: inout JSONWriter, _ finding: Finding) {
    writer.object {
      if let state = finding.state { $0.field("state", state.rawValue) }
      $0.field("expression", finding.expression)
      $0.field("module", finding.module)
      $0.field("type", finding.type)
      $0.field("member", finding.member)
      if !finding.reaches.isEmpty {
        $0.field("reaches") { $0.array(finding.reaches) { $0.value(EffectText.of($1)) } }
      }
    }
  }
}
