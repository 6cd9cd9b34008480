internal import DepAudit
internal import DepFacts

/// A finding in the compiler's manner, with what to do about it.
struct FindingLines {
  let style: TextStyle

  /// The lines without the repair where that was told before.
  func lines(_ finding: Finding, remark: String = "", told: inout Set<String>) -> [String] {
    var lines = lines(finding, remark: remark)
    if !finding.repair.isEmpty, !told.insert(finding.repair).inserted { lines.remove(at: 1) }
    return lines
  }

  func lines(_ finding: Finding, remark: String = "") -> [String] {
    let place = "\(finding.file):\(finding.position.line):\(finding.position.column): "
    let severity = style.paint(finding.severity.rawValue, .severity(finding.severity))
    let rule = style.paint("[\(finding.rule.rawValue)]", .faint)
    let first = "\(place)\(severity): \(OneLine.of(finding.message)) \(rule)\(remark)"
    let repair = finding.repair.isEmpty ? [] : ["    " + OneLine.of(finding.repair)]
    return [first] + repair + finding.notes.map { "    note: " + OneLine.of(NoteText.of($0)) }
  }
}
