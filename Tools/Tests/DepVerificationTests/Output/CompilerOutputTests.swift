@testable import DepVerification
import Testing

struct CompilerOutputTests {
  @Test func anErrorIsReadOnceHoweverOftenItIsPrinted() {
    let output = """
      [3/7] Compiling App Reader.swift
      /project/Sources/App/Reader.swift:12:5: error: cannot find 'api' in scope
      10 |   func load() {
      12 |     api.get()
         |     `- error: cannot find 'api' in scope
      /project/Sources/App/Reader.swift:12:5: error: cannot find 'api' in scope
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      error: fatalError
      """
    #expect(
      CompilerOutput.diagnostics(in: output) == [
        Diagnostic(
          kind: .compiler, path: "/project/Sources/App/Reader.swift", line: 12, column: 5,
          message: "cannot find 'api' in scope")
      ])
  }

  @Test func whatHasNoPlaceInAFileIsLeftOut() {
    let output = """
      <unknown>:0: error: no such module 'X'
      error: terminated(1): /usr/bin/clang
      /project/Sources/App/Reader.swift:3:1: warning: unused
      /project/Sources/App/Reader.swift:3:1: note: here
      """
    #expect(CompilerOutput.diagnostics(in: output).isEmpty)
  }

  @Test func aWarningThatCountsAsAnErrorIsOne() {
    let output = "Sources/A.swift:3:1: error: unused result [#UnusedResult]\n"
    #expect(CompilerOutput.diagnostics(in: output).map(\.line) == [3])
  }

  @Test func coloursDoNotHideAnError() {
    let output = "\u{1B}[1mSources/A.swift:3:1: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0mbroken\n"
    #expect(CompilerOutput.diagnostics(in: output).map(\.message) == ["broken"])
  }

  @Test func pathsWithColonsAndBlanksAreRead() {
    let output = "/a b/c:1/D.swift:3:1: error: x: error: y\r\n"
    #expect(CompilerOutput.diagnostics(in: output).map(\.path) == ["/a b/c:1/D.swift"])
    #expect(CompilerOutput.diagnostics(in: output).map(\.message) == ["x: error: y"])
  }

  @Test func aTestThatFailsIsNoErrorOfTheCompiler() {
    let output = "/project/Tests/T.swift:9: error: T.testIt : XCTAssertEqual failed: 1 is not 2\n"
    #expect(CompilerOutput.diagnostics(in: output).isEmpty)
  }

  @Test(arguments: ["", ": error: ", ":1:2: error: x", "a:b:c: error: x", "a:-1:2: error: x"])
  func nonsenseIsNotRead(_ line: String) {
    #expect(CompilerOutput.diagnostics(in: line).isEmpty)
  }
}
