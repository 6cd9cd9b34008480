import DepPlan
import Foundation
import Testing

struct UnifiedDiffTests {
  @Test func anInsertionShowsThreeLinesAround() throws {
    let text = (1...9).map { "\($0)\n" }.joined()
    let change = try change(text, replacing: "5\n", with: "5\nnew\n")

    #expect(
      UnifiedDiff(change).text == """
        --- a/A.swift
        +++ b/A.swift
        @@ -3,6 +3,7 @@
         3
         4
         5
        +new
         6
         7
         8

        """)
  }

  @Test func aChangeInsideOfALineReplacesThatLineAlone() throws {
    let change = try change("a\nb = Date()\nc\n", replacing: "Date()", with: "now()")

    #expect(
      UnifiedDiff(change).text == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,3 +1,3 @@
         a
        -b = Date()
        +b = now()
         c

        """)
  }

  @Test func linesThatComeOutAsTheyWereAreNotShown() throws {
    let change = try change("a\nb\nc\n", replacing: "a\nb\nc", with: "a\nx\nb\nc")

    #expect(UnifiedDiff(change).text.contains("@@ -1,3 +1,4 @@\n a\n+x\n b\n c\n"))
  }

  @Test func anEditThatChangesNothingGivesNothing() throws {
    #expect(UnifiedDiff(try change("a\nb\n", replacing: "b", with: "b")).bytes.isEmpty)
  }

  @Test func aMissingLineEndIsTold() throws {
    let change = try change("a\nb", replacing: "b", with: "c\n")

    #expect(
      UnifiedDiff(change).text.hasSuffix(" a\n-b\n\\ No newline at end of file\n+c\n"))
  }

  @Test func gitAppliesWhatIsWritten() throws {
    var random = RandomChange(seed: 4)
    let changes = try (0..<300).map { try random.make(path: "Sources/File\($0).swift") }
    try expectApplied(changes)
  }

  @Test func gitAppliesToFilesWithStrangeNamesAndBytes() throws {
    let names = [
      "a b.swift", "é.swift", "q\"q.swift", "b\\s.swift", "tab\tx.swift", "x y/z w.swift",
    ]
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a\r\nb\r\n".utf8) + [0xFF, 0xFE, 0x0A, 0x0C]
    try expectApplied(
      names.map {
        try FileChange(
          path: $0, before: bytes, edits: [Edit(range: 6..<7, replacement: "c", owners: [])])
      })
  }

  /// Where no two lines are alike, there is one shortest difference, which git finds too.
  @Test func theHunksAreThoseOfGit() throws {
    var random = RandomChange(seed: 11)
    try withGitFolder { folder in
      for _ in 0..<60 {
        let change = try random.make(path: "F.swift")
        try folder.write(change.before, to: "old")
        try folder.write(change.after, to: "new")
        let outcome = try folder.git(
          "diff", "--no-index", "--minimal", "--no-indent-heuristic", "--no-color", "old", "new")
        #expect(hunks(UnifiedDiff(change).bytes) == hunks(outcome.output))
      }
    }
  }

  // MARK: Support

  private func expectApplied(_ changes: [FileChange]) throws {
    try withGitFolder { folder in
      for change in changes { try folder.write(change.before, to: change.path) }
      try folder.write(changes.flatMap { UnifiedDiff($0).bytes }, to: "change.patch")
      let outcome = try folder.git("apply", "--whitespace=nowarn", "change.patch")
      #expect(outcome.status == 0, "\(String(decoding: outcome.output, as: UTF8.self))")
      for change in changes {
        #expect(try folder.bytes(of: change.path) == change.after, "\(change.path)")
      }
    }
  }

  /// The lines from the first hunk on, without what git tells about their surroundings.
  private func hunks(_ diff: [UInt8]) -> [[UInt8]] {
    let lines = diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.drop { !$0.starts(with: "@@".utf8) }.map { line in
      guard line.starts(with: "@@".utf8) else { return Array(line) }
      return Array(line.split(separator: UInt8(ascii: " ")).prefix(4).joined(separator: [0x20]))
    }
  }

  private func change(
    _ text: String, replacing old: String, with new: String
  ) throws -> FileChange {
    let range = try #require(text.range(of: old))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return try FileChange(
      path: "A.swift", before: Array(text.utf8),
      edits: [Edit(range: start..<(start + old.utf8.count), replacement: new, owners: [])])
  }
}
