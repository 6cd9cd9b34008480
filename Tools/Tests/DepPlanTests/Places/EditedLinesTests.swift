import DepPlan
import Testing

struct EditedLinesTests {
  /// Lines 2 and 3 are inserted for A, what was line 2 is changed for A and B, line 4 goes for B.
  private let lines: EditedLines

  init() throws {
    let change = try FileChange(
      path: "A.swift", before: Array("1\n2\n3\n4\n5\n".utf8),
      edits: [
        Edit(range: 2..<2, replacement: "new\nnew\n", owners: ["A"]),
        Edit(range: 2..<3, replacement: "two", owners: ["A", "B"]),
        Edit(range: 6..<8, replacement: "", owners: ["B"]),
      ])
    #expect(String(decoding: change.after, as: UTF8.self) == "1\nnew\nnew\ntwo\n3\n5\n")
    lines = EditedLines(change)
  }

  @Test func aLineBelongsToThoseForWhomItWasWritten() {
    #expect(lines.owners(ofLine: 1) == [])
    #expect(lines.owners(ofLine: 2) == ["A"])
    #expect(lines.owners(ofLine: 3) == ["A"])
    #expect(lines.owners(ofLine: 4) == ["A", "B"])
    #expect(lines.owners(ofLine: 5) == [])
  }

  @Test func aLineThatStayedKnowsItsOldNumber() {
    #expect(lines.originalLine(of: 1) == 1)
    #expect(lines.originalLine(of: 4) == 2)
    #expect(lines.originalLine(of: 5) == 3)
    #expect(lines.originalLine(of: 6) == 5)
  }

  @Test func aLineBeyondTheEndHasNoOwner() {
    #expect(lines.owners(ofLine: 99) == [])
  }
}
