@testable import DepVerification
import Testing

struct TestOutputTests {
  @Test func failuresOfXCTestOnLinux() {
    let tests = read(
      """
      Test Case 'ReaderTests.testLoad' started at 2026-01-01 10:00:00.000
      /project/Tests/AppTests/ReaderTests.swift:9: error: ReaderTests.testLoad : XCTAssertEqual \
      failed: ("1") is not equal to ("2") -
      Test Case 'ReaderTests.testLoad' failed (0.001 seconds)
      Test Case 'ReaderTests.testSave' passed (0.001 seconds)
      """)
    #expect(tests.failures == ["ReaderTests.testLoad": 1])
    #expect(
      tests.diagnostics == [
        Diagnostic(
          kind: .test, path: "/project/Tests/AppTests/ReaderTests.swift", line: 9,
          message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") -",
          test: "ReaderTests.testLoad")
      ])
  }

  @Test func failuresOfXCTestOnAppleSystemsHaveTheSameNames() {
    let tests = read(
      """
      /project/Tests/T.swift:9: error: -[AppTests.ReaderTests testLoad] : XCTAssertTrue failed
      Test Case '-[AppTests.ReaderTests testLoad]' failed (0.001 seconds).
      """)
    #expect(tests.failures == ["ReaderTests.testLoad": 1])
    #expect(tests.diagnostics.map(\.test) == ["ReaderTests.testLoad"])
  }

  @Test func failuresOfSwiftTesting() {
    let tests = read(
      """
      ◇ Test run started.
      ◇ Test load() started.
      ✘ Test load() recorded an issue at ReaderTests.swift:12:3: Expectation failed: (a → 1) == 2
      ✘ Test sum(of:) recorded an issue with 1 argument of → 3 at SumTests.swift:4:5: Caught error: x
      ✘ Test load() failed after 0.001 seconds with 1 issue.
      ✘ Test "reads at dawn" failed after 0.001 seconds with 1 issue.
      ✔ Test save() passed after 0.001 seconds.
      ✘ Suite ReaderTests failed after 0.002 seconds with 1 issue.
      ✘ Test run with 3 tests in 1 suite failed after 0.002 seconds with 3 issues.
      """)
    #expect(tests.failures == ["load()": 1, "\"reads at dawn\"": 1])
    #expect(tests.diagnostics.map(\.path) == ["ReaderTests.swift", "SumTests.swift"])
    #expect(tests.diagnostics.map(\.line) == [12, 4])
    #expect(tests.diagnostics.map(\.test) == ["load()", "sum(of:)"])
    #expect(!tests.isCrash)
  }

  @Test func aSignalIsACrash() {
    #expect(read("error: Exited with unexpected signal code 5").isCrash)
    #expect(TestOutput(CommandOutcome(status: 139, output: "")).isCrash)
    #expect(!TestOutput(CommandOutcome(status: 1, output: "error: fatalError")).isCrash)
  }

  @Test func onlyWhatFailsMoreOftenThanBeforeIsNew() {
    let before = read("Test Case 'A.a' failed (0 seconds)\n✘ Test b() failed after 0 seconds")
    let after = read(
      """
      Test Case 'A.a' failed (0 seconds)
      ✘ Test b() failed after 0 seconds
      ✘ Test b() failed after 0 seconds
      Test Case 'A.c' failed (0 seconds)
      """)
    #expect(after.newFailures(since: before) == ["A.c", "b()"])
    #expect(before.newFailures(since: after) == [])
    #expect(before.newFailures(since: nil) == ["A.a", "b()"])
  }

  private func read(_ output: String) -> TestOutput {
    TestOutput(CommandOutcome(status: 1, output: output))
  }
}
