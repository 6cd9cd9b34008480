internal import DepAudit
internal import DepFacts

/// The column of a finding in code points, from 1.
///
/// Findings count characters as a reader sees them, and SARIF knows only code points and UTF-16
/// units. The two differ behind a character that is made of several code points, such as a flag:
/// then the line has to be looked at.
struct CodePointColumn {
  let value: Int

  init(_ finding: Finding, sourceLines: (String, ClosedRange<Int>) -> [String]) {
    let column = Int(finding.position.column)
    let line = Int(finding.position.line)
    guard column > 1, line > 0, var text = sourceLines(finding.file, line...line).first else {
      value = max(1, column)
      return
    }
    // A byte order mark is no column.
    if line == 1, text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    value = isPlain ? column : text.prefix(column - 1).unicodeScalars.count + 1
  }
}
