import DepPlan
import DepVerification
import Testing

struct ChangedFilesTests {
  private let disk = TestDisk(["A": "a", "B": "b", "C": "c"])
  private let files: ChangedFiles

  init() { files = ChangedFiles(dependencies: disk.dependencies) }

  @Test func onlyFilesThatChangeAreTouched() throws {
    try files.apply([try change("A", to: "a"), try change("B", to: "2")])
    #expect(disk.texts == ["A": "a", "B": "2", "C": "c"])
    #expect(disk.touched == ["B"])
  }

  @Test func aSecondPlanPutsBackWhatItDoesNotChange() throws {
    try files.apply([try change("A", to: "1"), try change("B", to: "2")])
    try files.apply([try change("B", to: "2"), try change("C", to: "3")])
    #expect(disk.texts == ["A": "a", "B": "2", "C": "3"])
    #expect(disk.touched == ["A", "B", "A", "C"])
  }

  @Test func everythingIsRestored() throws {
    try files.apply([try change("A", to: "1"), try change("C", to: "3")])
    #expect(disk.texts == ["A": "1", "B": "b", "C": "3"])
    try files.restore()
    #expect(disk.texts == ["A": "a", "B": "b", "C": "c"])
  }

  @Test func whatAnotherProgramWroteIsNotOverwritten() throws {
    disk.put("theirs", at: "B")
    #expect(throws: ChangeProblem.changedMeanwhile(["B"])) {
      try files.apply([try change("A", to: "1"), try change("B", to: "2")])
    }
    #expect(disk.texts == ["A": "a", "B": "theirs", "C": "c"])
  }

  @Test func aFileThatWentInTheMeantimeIsNotMadeAgain() throws {
    #expect(throws: ChangeProblem.changedMeanwhile(["N"])) {
      try files.apply([try change("N", to: "1")])
    }
    #expect(disk.texts["N"] == nil)
  }

  @Test func whatAnotherProgramWroteIsNotRestoredAndAllElseIs() throws {
    try files.apply([try change("A", to: "1"), try change("B", to: "2")])
    disk.put("theirs", at: "A")
    #expect(throws: ChangeProblem.changedMeanwhile(["A"])) { try files.restore() }
    #expect(disk.texts == ["A": "theirs", "B": "b", "C": "c"])
  }

  @Test func whenAFileCannotBeWrittenThoseBeforeAreRestored() throws {
    disk.deny("B")
    #expect {
      try files.apply([
        try change("A", to: "1"), try change("B", to: "2"), try change("C", to: "3"),
      ])
    } throws: { error in
      "\(error)" == "B: could not be written: permission denied; every file is unchanged"
    }
    #expect(disk.texts == ["A": "a", "B": "b", "C": "c"])
    #expect(disk.touched == ["A", "A"])
  }

  @Test func afterAnInterruptionNothingIsWritten() throws {
    try files.apply([try change("A", to: "1")])
    try files.restoreForGood()
    #expect(throws: ChangeProblem.interrupted) { try files.apply([try change("B", to: "2")]) }
    #expect(disk.texts == ["A": "a", "B": "b", "C": "c"])
  }

  private func change(_ path: String, to text: String) throws -> FileChange {
    let before = Array(path.lowercased().utf8)
    return try FileChange(
      path: path, before: before,
      edits: [Edit(range: 0..<before.count, replacement: text, owners: [])])
  }
}
