internal import DepAudit
internal import DepFacts

/// A finding in the compiler's manner, with what to do about it.
struct FindingLines {
  let style: TextStyle

  func lines(_ finding: Finding, remark: String = "") -> [String] {
    let place = "\(finding.file):\(finding.position.line):\(finding.position.column): "
    let severity = style.paint(finding.severity.rawValue, .severity(finding.severity))
    let rule = style.paint("[\(finding.rule.rawValue)]", .faint)
    let first = "\(place)\(severity): \(OneLine.of(finding.message)) \(rule)\(remark)"
    guard !finding.repair.isEmpty else { return [first] }
    return [first, "    " + OneLine.of(finding.repair)]
  }
}
