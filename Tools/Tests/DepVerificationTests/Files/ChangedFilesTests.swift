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
    try files.apply([try change("A", to: "1"), try added("N", "n")])
    #expect(disk.texts == ["A": "1", "B": "b", "C": "c", "N": "n"])
    try files.restore()
    #expect(disk.texts == ["A": "a", "B": "b", "C": "c"])
  }

  @Test func whatSomebodyElseWroteIsNotOverwritten() throws {
    disk.put("theirs", at: "B")
    #expect(throws: ChangeProblem.changedMeanwhile(["B"])) {
      try files.apply([try change("A", to: "1"), try change("B", to: "2")])
    }
    #expect(disk.texts == ["A": "a", "B": "theirs", "C": "c"])
  }

  @Test func aFileThatCameInTheMeantimeIsNotOverwritten() throws {
    disk.put("theirs", at: "N")
    #expect(throws: ChangeProblem.changedMeanwhile(["N"])) {
      try files.apply([try added("N", "n")])
    }
    #expect(disk.texts["N"] == "theirs")
  }

  @Test func whatSomebodyElseWroteIsNotRestoredAndAllElseIs() throws {
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

  private func added(_ path: String, _ text: String) throws -> FileChange {
    try FileChange(
      path: path, before: [], edits: [Edit(range: 0..<0, replacement: text, owners: [])],
      isNew: true)
  }
}
