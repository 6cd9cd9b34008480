import CompilerSupport
import Foundation
import Testing

/// What must not compile does not, and the compiler says what the user has to know.
@Suite("Code that the compiler rejects")
struct RejectedCodeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let fixture: Fixture
    let mode: String

    var testDescription: String { "\(fixture.testDescription), Swift \(mode) mode" }

    /// What is an error in Swift 6 mode is often only a warning in Swift 5 mode, so it is compiled
    /// in the former, unless the fixture says something else.
    static func all() throws -> [Case] {
      try Fixture.all(in: "Rejected").flatMap { fixture in
        (fixture.modes ?? ["6"]).map { Case(fixture: fixture, mode: $0) }
      }
    }
  }

  private static let verify = ["-Xfrontend", "-verify", "-Xfrontend", "-verify-ignore-unrelated"]

  @Test(arguments: try Case.all())
  func isRejectedWithItsMessage(code: Case) async throws {
    let answer = try await code.fixture.compile(mode: code.mode, Self.verify)
    #expect(answer.succeeded, "\(answer.output)")
  }

  /// Proves that the test above can fail: the same code without its expectations does.
  @Test(arguments: try Case.all())
  func failsWithoutItsExpectations(code: Case) async throws {
    let text = try String(contentsOf: code.fixture.path, encoding: .utf8)
      .replacingOccurrences(of: "expected-", with: "unexpected ")
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("compile-tests-\(UUID().uuidString).swift")
    try text.write(to: place, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: place) }
    let answer = try await code.fixture.compile(mode: code.mode, Self.verify, in: place)
    #expect(!answer.succeeded)
    let complaints = ["unexpected error produced", "unexpected warning produced"]
    #expect(complaints.contains { answer.output.contains($0) }, "\(answer.output)")
  }

  @Test func everyCaseOfThePromiseIsThere() throws {
    let names = try Fixture.all(in: "Rejected").map(\.testDescription)
    #expect(
      names == [
        "CrossModuleWithoutPublicInit", "DefaultAfterTheTransition", "MainActorByDefaultInSwift5",
        "MainActorFromOutside", "MissingDependency", "NewField", "NonSendableCapture",
        "NonSendableOverride", "RetainedValueType", "WrongOrder", "WrongType",
      ])
  }
}
