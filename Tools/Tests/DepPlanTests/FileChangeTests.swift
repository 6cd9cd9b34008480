@testable import DepPlan
import Testing

struct FileChangeTests {
  @Test func editsAreAppliedByPlaceWhateverTheirOrder() throws {
    let change = try FileChange(
      path: "A.swift", before: Array("one two three".utf8),
      edits: [edit(8..<13, "3"), edit(0..<3, "1"), edit(4..<7, "2")])
    #expect(String(decoding: change.after, as: UTF8.self) == "1 2 3")
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() throws {
    let change = try FileChange(
      path: "A.swift", before: Array("ab".utf8), edits: [edit(1..<1, "1"), edit(1..<1, "2")])
    #expect(String(decoding: change.after, as: UTF8.self) == "a12b")
  }

  @Test func editsOfTheSameBytesAreRefused() {
    #expect(throws: OverlappingEdits(path: "A.swift", offset: 2)) {
      try FileChange(
        path: "A.swift", before: Array("abcd".utf8), edits: [edit(0..<3, ""), edit(2..<4, "")])
    }
  }

  @Test func editsBeyondTheEndAreRefused() {
    #expect(throws: OverlappingEdits(path: "A.swift", offset: 1)) {
      try FileChange(path: "A.swift", before: Array("ab".utf8), edits: [edit(1..<3, "")])
    }
  }

  private func edit(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(range: range, replacement: text, owners: [])
  }
}
