import DepPlan
import DepVerification
import Synchronization
import Testing

/// What becomes of types when tests are run.
struct VerifierTestRunTests {
  private let readerTests = [
    "Tests/AppTests/ReaderTests.swift": "func f() {\n  expect(B().value)\n}\n"
  ]

  @Test func aTestThatFailsPointsToTheTypesOnItsLine() throws {
    let workshop = Workshop(["A", "B"], others: readerTests)
    let result = try workshop.verify(
      build: { _ in "" },
      tests: { Self.outcome(failing: $0.contains("B") ? ["load()"] : [], line: 2) })
    #expect(result.names(.putBack) == ["B"])
    #expect(
      result.reason("B") == "test-failure Tests/AppTests/ReaderTests.swift:2:3 Expectation failed")
    #expect(workshop.applied == ["A"])
  }

  @Test func theTypesBehindATestThatNamesNoneAreFoundByHalves() throws {
    let types = (10..<26).map { "T\($0)" }
    let workshop = Workshop(types, others: readerTests)
    let result = try workshop.verify(
      tests: { Self.outcome(failing: $0.contains("T20") ? ["load()"] : [], line: 1) })
    #expect(result.names(.putBack) == ["T20"])
    #expect(workshop.applied.count == 15)
  }

  @Test func aSuiteIsCalledAfterItsType() throws {
    let workshop = Workshop(["A", "Reader"])
    let result = try workshop.verify(
      tests: { applied in
        applied.contains("Reader")
          ? CommandOutcome(
            status: 1,
            output: """
              /project/Tests/X.swift:7: error: ReaderTests.testIt : XCTAssertTrue failed
              Test Case 'ReaderTests.testIt' failed (0 seconds)
              """) : CommandOutcome(status: 0, output: "")
      })
    #expect(result.names(.putBack) == ["Reader"])
    #expect(result.runCount == 4)
  }

  @Test func aTestThatFailedBeforePutsNoTypeBack() throws {
    let workshop = Workshop(["A", "B"], others: readerTests)
    let result = try workshop.verify(
      tests: { Self.outcome(failing: $0.contains("B") ? ["load()", "old()"] : ["old()"], line: 2) })
    #expect(result.names(.putBack) == ["B"])
    #expect(result.failingBefore == ["old()"])
  }

  @Test func testsThatFailAsBeforeAreWell() throws {
    let workshop = Workshop(["A", "B"])
    let result = try workshop.verify(tests: { _ in Self.outcome(failing: ["old()"], line: 2) })
    #expect(result.names(.putBack) == [])
    #expect(result.runCount == 2)
  }

  @Test func aTestThatFailsNowAndThenPutsNoTypeBack() throws {
    let workshop = Workshop(["A", "B"], others: readerTests)
    let count = Mutex(0)
    let result = try workshop.verify(tests: { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return Self.outcome(failing: number == 2 ? ["load()"] : [], line: 2)
    })
    #expect(result.names(.putBack) == [])
    #expect(result.runCount == 3)
  }

  @Test func aCrashIsFoundByHalves() throws {
    let types = (10..<26).map { "T\($0)" }
    let workshop = Workshop(types)
    let result = try workshop.verify(tests: { applied in
      applied.contains("T11")
        ? CommandOutcome(status: 1, output: "error: Exited with unexpected signal code 4\n")
        : CommandOutcome(status: 0, output: "")
    })
    #expect(result.names(.putBack) == ["T11"])
    #expect(workshop.applied.count == 15)
  }

  @Test func testsThatCrashedBeforeCanSayNothing() throws {
    let workshop = Workshop(["A"])
    #expect(throws: VerificationProblem.self) {
      try workshop.verify(tests: { _ in
        CommandOutcome(status: 1, output: "error: Exited with unexpected signal code 4\n")
      })
    }
    #expect(workshop.disk.touched == [])
  }

  @Test func testsThatDoNotCompileAreTheFaultOfThoseTheyName() throws {
    let workshop = Workshop(["A", "B"], others: readerTests)
    let result = try workshop.verify(tests: { applied in
      applied.contains("B")
        ? CommandOutcome(
          status: 1, output: "/project/Tests/AppTests/ReaderTests.swift:2:10: error: no init\n")
        : CommandOutcome(status: 0, output: "")
    })
    #expect(result.names(.putBack) == ["B"])
    #expect(
      result.reason("B") == "compiler-error Tests/AppTests/ReaderTests.swift:2:10 no init")
  }

  private static func outcome(failing tests: [String], line: Int) -> CommandOutcome {
    let lines = tests.flatMap { test in
      [
        "✘ Test \(test) recorded an issue at ReaderTests.swift:\(line):3: Expectation failed",
        "✘ Test \(test) failed after 0.1 seconds with 1 issue.",
      ]
    }
    return CommandOutcome(
      status: tests.isEmpty ? 0 : 1, output: lines.map { $0 + "\n" }.joined())
  }
}
