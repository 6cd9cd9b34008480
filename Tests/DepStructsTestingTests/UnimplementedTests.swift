import DepStructsTesting
import Testing

private enum Failure: Error { case chosen }
private struct NotEmpty: Equatable, Sendable { var number: Int }

@Suite("Unimplemented closures")
struct UnimplementedTests {
  private func failure(of name: String) -> String {
    "\(name) was called, and it is unimplemented in this test\n"
      + "Declared at DepStructsTestingTests/UnimplementedTests.swift:"
  }

  @Test func plainOfAnyArity() async throws {
    let none: () -> Int = unimplemented("none")
    let one: @Sendable (Int) -> String = unimplemented("one")
    let five: (Int, String, Bool, [Int], Double?) -> Void = unimplemented("five")
    try await expectIssues(failure(of: "none"), failure(of: "one"), failure(of: "five")) {
      #expect(none() == 0)
      #expect(one(1) == "")
      five(1, "", true, [], nil)
    }
  }

  @Test func emptyValuesThatAPlainOneReturns() async throws {
    let optional: () -> NotEmpty? = unimplemented("optional")
    let nothing: () -> Void? = unimplemented("nothing")
    let array: () -> [NotEmpty] = unimplemented("array")
    let set: () -> Set<Int> = unimplemented("set")
    let dictionary: () -> [String: NotEmpty] = unimplemented("dictionary")
    let bool: () -> Bool = unimplemented("bool")
    let double: () -> Double = unimplemented("double")
    let issues = try await recordedIssues {
      #expect(optional() == nil)
      #expect(nothing() == nil)
      #expect(array() == [])
      #expect(set() == [])
      #expect(dictionary() == [:])
      #expect(bool() == false)
      #expect(double() == 0)
    }
    #expect(issues.filter { String(describing: $0).contains("was called") }.count == 7)
    #expect(issues.count == 7)
  }

  @Test func throwingOneThrows() async throws {
    let plain: (Int) throws -> NotEmpty = unimplemented("plain")
    let sendable: @Sendable () throws -> Void = unimplemented("sendable")
    try await expectIssues(failure(of: "plain"), failure(of: "sendable")) {
      #expect(throws: Unimplemented.self) { try plain(1) }
      #expect(throws: Unimplemented.self) { try sendable() }
    }
  }

  @Test func asynchronousOnes() async throws {
    let plain: @Sendable (Int, Int) async -> Int = unimplemented("plain")
    let throwing: @Sendable (Int) async throws -> NotEmpty = unimplemented("throwing")
    try await expectIssues(failure(of: "plain"), failure(of: "throwing")) {
      #expect(await plain(1, 2) == 0)
      await #expect(throws: Unimplemented.self) { try await throwing(1) }
    }
  }

  @Test func mainActorOnes() async throws {
    let plain: @MainActor (Int) -> String = unimplemented("plain")
    let throwing: @MainActor () throws -> NotEmpty = unimplemented("throwing")
    try await expectIssues(failure(of: "plain"), failure(of: "throwing")) {
      #expect(await plain(1) == "")
      await #expect(throws: Unimplemented.self) { try await throwing() }
    }
  }

  @Test func valueOfYourChoice() async throws {
    let plain: @Sendable (Int) -> NotEmpty = unimplemented("plain", returning: NotEmpty(number: 7))
    let rest: @Sendable (Int) async throws -> NotEmpty =
      unimplemented("rest", returning: NotEmpty(number: 8))
    try await expectIssues(failure(of: "plain"), failure(of: "rest")) {
      #expect(plain(1) == NotEmpty(number: 7))
      #expect((try? await rest(1)) == NotEmpty(number: 8))
    }
  }

  @Test func typedErrorOfYourChoice() async throws {
    let typed: (Int) throws(Failure) -> NotEmpty = unimplemented("typed", throwing: .chosen)
    try await expectIssues(failure(of: "typed")) {
      #expect(throws: Failure.chosen) { _ = try typed(1) }
    }
  }

  @Test func literalForWhatHasNoPack() async throws {
    let visit: ((Int) -> Void) -> Void = { _ in reportUnimplemented("visit") }
    let pair: ((Int, Int)) throws -> NotEmpty = { _ in throw reportUnimplemented("pair") }
    let variadic: (Int...) -> Void = { (_: Int...) in reportUnimplemented("variadic") }
    try await expectIssues(failure(of: "visit"), failure(of: "pair"), failure(of: "variadic")) {
      visit { _ in }
      #expect(throws: Unimplemented.self) { try pair((1, 2)) }
      variadic(1, 2)
    }
  }

  @Test func optionalField() async throws {
    let optional: (@Sendable () -> Void)? = unimplemented("optional")
    try await expectIssues(failure(of: "optional")) { optional?() }
  }

  @Test func resultWithoutAnEmptyValueStopsAndSaysWhatToWrite() async throws {
    try await expectIssues(failure(of: "plain")) {
      let message = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        // In a task: a direct call, which never returns, crashes the Swift 6.3 optimizer.
        let plain: @Sendable () -> NotEmpty = unimplemented("plain")
        await Task { _ = plain() }.value
      }.standardErrorContent
      let text = String(decoding: message, as: UTF8.self)
      #expect(text.contains("plain is unimplemented, and there is no empty NotEmpty to return"))
      #expect(text.contains("returning: …"))
    }
  }

  @Test func failureOutsideTheTestsTaskIsNotLost() async throws {
    // In a process of its own, which hands its issues over to this one: an issue that belongs to
    // no test fails the whole run.
    try await expectIssues(failure(of: "plain")) {
      await #expect(processExitsWith: .success) {
        let plain: @Sendable () -> Void = unimplemented("plain")
        await Task.detached { plain() }.value
      }
    }
  }
}
