import DepPlan
import DepVerification
import Testing

struct VerifierBuildTests {
  private let many = (10..<50).map { "T\($0)" }

  @Test func whatCompilesStays() throws {
    let workshop = Workshop(["A", "B"])
    let result = try workshop.verify(build: { _ in "" })
    #expect(result.names(.migrated) == ["A", "B"])
    #expect(workshop.applied == ["A", "B"])
    #expect(result.runCount == 2)
  }

  @Test func aBuildThatFailedBeforeIsToldAndNothingIsDone() throws {
    let workshop = Workshop(["A"])
    #expect {
      try workshop.verify(build: { _ in "/project/X.swift:1:1: error: broken before\n" })
    } throws: { error in
      "\(error)".hasPrefix("'build' fails with status 1 on the unchanged sources")
        && "\(error)".contains("broken before")
    }
    #expect(workshop.ran == ["build"])
    #expect(workshop.disk.touched == [])
  }

  @Test func onlyTheTypesThatTheCompilerPointsToArePutBack() throws {
    let workshop = Workshop(many)
    let bad = ["T12", "T13", "T30", "T41", "T49"]
    let result = try workshop.verify(build: { applied in
      bad.filter(applied.contains).map { Workshop.error($0, line: 2) }.joined()
    })
    #expect(result.names(.putBack) == bad)
    #expect(workshop.applied == many.filter { !bad.contains($0) })
    #expect(result.reason("T30") == "compiler-error Sources/App/T30.swift:2:3 broken")
    #expect(result.runCount == 3)
  }

  @Test func errorsThatComeOneAfterAnotherTakeARunEach() throws {
    let workshop = Workshop(many)
    let bad = ["T12", "T30", "T41"]
    let result = try workshop.verify(build: { applied in
      bad.first(where: applied.contains).map { Workshop.error($0, line: 2) } ?? ""
    })
    #expect(result.names(.putBack) == bad)
    #expect(result.runCount == 5)
  }

  @Test func anErrorWithoutAPlaceIsFoundByHalves() throws {
    let workshop = Workshop(many)
    let result = try workshop.verify(build: { $0.contains("T37") ? "error: linker failed\n" : "" })
    #expect(result.names(.putBack) == ["T37"])
    #expect(workshop.applied.count == 39)
    #expect(result.runCount <= 2 + 6 + 1)
    let reason = "compiler-error Sources/App/T37.swift:1:1 'build' fails with status 1"
    #expect(result.reason("T37") == reason)
  }

  @Test func severalErrorsWithoutAPlaceAreAllFound() throws {
    let workshop = Workshop(many)
    let bad = ["T10", "T11", "T49"]
    let result = try workshop.verify(build: { applied in
      bad.contains(where: applied.contains) ? "error: linker failed\n" : ""
    })
    #expect(result.names(.putBack) == bad)
    #expect(workshop.applied.count == 37)
    #expect(result.runCount <= 2 + 3 * 7)
  }

  @Test func whenNothingIsLeftEveryFileIsAsItWas() throws {
    let workshop = Workshop(["A", "B"])
    let before = workshop.disk.texts
    let result = try workshop.verify(build: { applied in
      applied.map { Workshop.error($0, line: 2) }.joined()
    })
    #expect(result.plan.changes.isEmpty)
    #expect(result.names(.putBack) == ["A", "B"])
    #expect(workshop.disk.texts == before)
    #expect(result.runCount == 2)
  }

  @Test func anErrorInUnchangedCodeIsThatOfTheTypeThatItNames() throws {
    let workshop = Workshop(
      ["A", "B"], others: ["Sources/App/main.swift": "let unrelated = 1\nlet b = B()\n"])
    let result = try workshop.verify(build: { applied in
      applied.contains("B") ? "Sources/App/main.swift:2:9: error: missing argument\n" : ""
    })
    #expect(result.names(.putBack) == ["B"])
    #expect(result.reason("B") == "compiler-error Sources/App/main.swift:2:9 missing argument")
    #expect(workshop.applied == ["A"])
  }

  @Test func aMessageThatNamesATypePointsToIt() throws {
    let workshop = Workshop(["A", "B"], others: ["Sources/App/main.swift": "run()\n"])
    let result = try workshop.verify(build: { applied in
      applied.contains("A")
        ? "Sources/App/main.swift:1:1: error: 'A.Dependencies' is not Sendable\n" : ""
    })
    #expect(result.names(.putBack) == ["A"])
  }

  @Test func whoWasBlamedForTheFaultOfAnotherComesBack() throws {
    let workshop = Workshop(["A", "B", "C"])
    // Line 3 of B, which no edit touches, does not compile because of A.
    let result = try workshop.verify(build: { applied in
      guard applied.contains("A") else { return "" }
      return applied.contains("B")
        ? Workshop.error("B", line: 3, "missing argument") : Workshop.error("A", line: 2)
    })
    #expect(result.names(.putBack) == ["A"])
    #expect(workshop.applied == ["B", "C"])
  }

  @Test func whoIsGivenASecondChanceInVainIsPutBackAgain() throws {
    let workshop = Workshop(["A", "B", "C"])
    let result = try workshop.verify(build: { applied in
      (applied.contains("B") ? Workshop.error("B", line: 3) : "")
        + (applied.contains("A") && !applied.contains("B") ? Workshop.error("A", line: 2) : "")
    })
    #expect(result.names(.putBack) == ["A", "B"])
    #expect(workshop.applied == ["C"])
  }

  @Test func anEditForSeveralTypesIsPutBackWithAllOfThem() throws {
    var workshop = Workshop(["A", "B", "C"])
    workshop.shared = ["A": ["A", "B"]]
    let disk = workshop.disk
    let result = try workshop.verify(build: { _ in
      let text = disk.texts[Workshop.path(of: "A")] ?? ""
      return text.contains("// ") ? Workshop.error("A", line: 4) : ""
    })
    #expect(result.names(.putBack) == ["A", "B"])
    #expect(workshop.applied == ["C"])
  }

  @Test func aFileThatAnotherProgramWritesInTheMeantimeStopsTheWork() throws {
    let workshop = Workshop(["A", "B"])
    let disk = workshop.disk
    #expect {
      try workshop.verify(build: { applied in
        guard applied.contains("A") else { return "" }
        disk.put("theirs, with new things", at: Workshop.path(of: "A"))
        return Workshop.error("A", line: 2)
      })
    } throws: { error in
      "\(error)".hasPrefix("Sources/App/A.swift: changed by another program during the migration")
    }
    #expect(disk.texts[Workshop.path(of: "A")] == "theirs, with new things")
    #expect(disk.texts[Workshop.path(of: "B")] == Workshop.text)
  }

  @Test func aCommandThatCannotBeRunLeavesEverythingAsItWas() throws {
    struct NoShell: Error {}
    let workshop = Workshop(["A", "B"])
    #expect(throws: NoShell.self) {
      try workshop.verify(build: { applied in
        if !applied.isEmpty { throw NoShell() }
        return ""
      })
    }
    #expect(workshop.applied == [])
  }
}
