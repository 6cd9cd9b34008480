internal import DepAudit
internal import DepFacts
internal import DepModel

/// A finding in the compiler's manner, with what to do about it.
struct FindingLines {
  let style: TextStyle

  /// The lines, without a repair that stands in `told` or that a command makes.
  ///
  /// ``commands(_:)`` gives the lines for the latter, which belong below all findings of a type.
  func lines(_ finding: Finding, remark: String = "", told: inout Set<String>) -> [String] {
    let place = "\(finding.file):\(finding.position.line):\(finding.position.column): "
    let severity = style.paint(finding.severity.rawValue, .severity(finding.severity))
    let rule = style.paint("[\(finding.rule.rawValue)]", .faint)
    let first = "\(place)\(severity): \(OneLine.of(finding.message)) \(rule)\(remark)"
    let isShown =
      finding.command == nil && !finding.repair.isEmpty && told.insert(finding.repair).inserted
    let repair = isShown ? ["    " + OneLine.of(finding.repair)] : []
    // What an SDK's own singleton reaches needs no line.
    let ways = finding.reaches.contains { !$0.names.isEmpty } ? finding.reaches : []
    let reach = EffectText.of(ways).map { "    '\(finding.expression)' \($0)" }
    let isNew = reach.map { told.insert($0).inserted } ?? false
    return [first] + (isNew ? [reach ?? ""] : []) + repair
      + finding.notes.map { "    note: " + OneLine.of(NoteText.of($0)) }
  }

  /// A line for each command that repairs some of the findings.
  func commands(_ findings: [Finding]) -> [String] {
    var told: Set<String> = []
    return findings.filter { $0.command != nil && told.insert($0.repair).inserted }
      .map { "    " + OneLine.of($0.repair) }
  }
}
