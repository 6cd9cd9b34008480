import CompilerSupport
import Testing

/// What users write compiles, in each language mode that they write it in.
@Suite("Code that the compiler accepts")
struct AcceptedCodeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let fixture: Fixture
    let mode: String

    var testDescription: String { "\(fixture.testDescription), Swift \(mode) mode" }

    static func all() throws -> [Case] {
      try Fixture.all(in: "Accepted").flatMap { fixture in
        (fixture.modes ?? ["5", "6"]).map { Case(fixture: fixture, mode: $0) }
      }
    }
  }

  @Test(arguments: try Case.all())
  func compilesWithoutAWarning(code: Case) async throws {
    let answer = try await code.fixture.compile(mode: code.mode, ["-warnings-as-errors"])
    #expect(answer.succeeded, "\(answer.output)")
  }

  @Test func thereIsSomethingToCompile() throws {
    #expect(try Case.all().count >= 18)
  }
}
