/// Tells for the lines of a changed file who changed them, and where they stood before.
package struct EditedLines: Sendable {
  /// The lines that an edit left behind, counted from 1.
  private struct Span {
    var lines: ClosedRange<Int>
    var owners: [String]
  }

  private let spans: [Span]
  /// Where lines that no edit touches begin to be shifted: the new line, and by how many.
  private let shifts: [(line: Int, by: Int)]

  package init(_ change: FileChange) {
    let old = LineTable(change.before)
    let new = LineTable(change.after)
    var spans: [Span] = []
    var shifts: [(line: Int, by: Int)] = []
    var growth = 0
    for edit in change.edits {
      let start = edit.range.lowerBound + growth
      let end = start + edit.replacement.utf8.count
      growth = end - edit.range.upperBound
      let first = new.line(at: start)
      // A line end at the end of an insertion does not make the next line part of it.
      let isEnded = edit.replacement.utf8.last == UInt8(ascii: "\n")
      let last = max(first, new.line(at: end) - (isEnded ? 1 : 0))
      spans.append(Span(lines: (first + 1)...(last + 1), owners: edit.owners))
      let shift = new.line(at: end) - old.line(at: edit.range.upperBound)
      shifts.append((new.line(at: end) + 1, shift))
    }
    self.spans = spans
    self.shifts = shifts
  }

  /// Those for whom a line was written, counted from 1; each owner once, sorted.
  package func owners(ofLine line: Int) -> [String] {
    Set(spans.filter { $0.lines.contains(line) }.flatMap(\.owners)).sorted()
  }

  /// The line that a line of the new text was; for a line that is new, the one it stands at.
  package func originalLine(of line: Int) -> Int {
    var shift = 0
    for entry in shifts where entry.line <= line { shift = entry.by }
    return max(1, line - shift)
  }
}
