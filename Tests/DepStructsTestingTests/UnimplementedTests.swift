import DepStructsTesting
import Testing

private enum Failure: Error { case chosen }
private struct NotEmpty: Equatable, Sendable { var number: Int }

@Suite("Unimplemented closures")
struct UnimplementedTests {
  private func isFailure(of name: String, _ issue: Issue) -> Bool {
    let text = String(describing: issue)
    return text.contains("\(name) was called, and it is unimplemented in this test")
      && text.contains("Declared at DepStructsTestingTests/UnimplementedTests.swift:")
  }

  @Test func plainOfAnyArity() {
    let none: () -> Int = unimplemented("none")
    let one: @Sendable (Int) -> String = unimplemented("one")
    let five: (Int, String, Bool, [Int], Double?) -> Void = unimplemented("five")
    withKnownIssue {
      #expect(none() == 0)
    } matching: {
      isFailure(of: "none", $0)
    }
    withKnownIssue {
      #expect(one(1) == "")
    } matching: {
      isFailure(of: "one", $0)
    }
    withKnownIssue {
      five(1, "", true, [], nil)
    } matching: {
      isFailure(of: "five", $0)
    }
  }

  @Test func emptyValuesThatAPlainOneReturns() {
    let optional: () -> NotEmpty? = unimplemented("optional")
    let nothing: () -> Void? = unimplemented("nothing")
    withKnownIssue { #expect(nothing() == nil) }
    let array: () -> [NotEmpty] = unimplemented("array")
    let set: () -> Set<Int> = unimplemented("set")
    let dictionary: () -> [String: NotEmpty] = unimplemented("dictionary")
    let bool: () -> Bool = unimplemented("bool")
    let double: () -> Double = unimplemented("double")
    withKnownIssue { #expect(optional() == nil) }
    withKnownIssue { #expect(array() == []) }
    withKnownIssue { #expect(set() == []) }
    withKnownIssue { #expect(dictionary() == [:]) }
    withKnownIssue { #expect(bool() == false) }
    withKnownIssue { #expect(double() == 0) }
  }

  @Test func throwingOneThrows() {
    let plain: (Int) throws -> NotEmpty = unimplemented("plain")
    let sendable: @Sendable () throws -> Void = unimplemented("sendable")
    withKnownIssue { #expect(throws: Unimplemented.self) { try plain(1) } }
    withKnownIssue { #expect(throws: Unimplemented.self) { try sendable() } }
  }

  @Test func asynchronousOnes() async {
    let plain: @Sendable (Int, Int) async -> Int = unimplemented("plain")
    let throwing: @Sendable (Int) async throws -> NotEmpty = unimplemented("throwing")
    await withKnownIssue {
      #expect(await plain(1, 2) == 0)
    } matching: {
      isFailure(of: "plain", $0)
    }
    await withKnownIssue {
      await #expect(throws: Unimplemented.self) { try await throwing(1) }
    } matching: {
      isFailure(of: "throwing", $0)
    }
  }

  @Test @MainActor func mainActorOnes() {
    let plain: @MainActor (Int) -> String = unimplemented("plain")
    let throwing: @MainActor () throws -> NotEmpty = unimplemented("throwing")
    withKnownIssue { #expect(plain(1) == "") }
    withKnownIssue { #expect(throws: Unimplemented.self) { try throwing() } }
  }

  @Test func valueOfYourChoice() async {
    let plain: @Sendable (Int) -> NotEmpty = unimplemented("plain", returning: NotEmpty(number: 7))
    let rest: @Sendable (Int) async throws -> NotEmpty =
      unimplemented("rest", returning: NotEmpty(number: 8))
    withKnownIssue {
      #expect(plain(1) == NotEmpty(number: 7))
    } matching: {
      isFailure(of: "plain", $0)
    }
    await withKnownIssue { #expect((try? await rest(1)) == NotEmpty(number: 8)) }
  }

  @Test func typedErrorOfYourChoice() {
    let typed: (Int) throws(Failure) -> NotEmpty = unimplemented("typed", throwing: .chosen)
    withKnownIssue {
      #expect(throws: Failure.chosen) { _ = try typed(1) }
    } matching: {
      isFailure(of: "typed", $0)
    }
  }

  @Test func literalForWhatHasNoPack() {
    let visit: ((Int) -> Void) -> Void = { _ in reportUnimplemented("visit") }
    let pair: ((Int, Int)) throws -> NotEmpty = { _ in throw reportUnimplemented("pair") }
    let variadic: (Int...) -> Void = { (_: Int...) in reportUnimplemented("variadic") }
    withKnownIssue {
      visit { _ in }
    } matching: {
      isFailure(of: "visit", $0)
    }
    withKnownIssue {
      #expect(throws: Unimplemented.self) { try pair((1, 2)) }
    } matching: {
      isFailure(of: "pair", $0)
    }
    withKnownIssue {
      variadic(1, 2)
    } matching: {
      isFailure(of: "variadic", $0)
    }
  }

  @Test func optionalField() {
    let optional: (@Sendable () -> Void)? = unimplemented("optional")
    withKnownIssue { optional?() }
  }

  @Test func resultWithoutAnEmptyValueStopsAndSaysWhatToWrite() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let plain: () -> NotEmpty = unimplemented("plain")
      withKnownIssue { _ = plain() }
    }.standardErrorContent
    let text = String(decoding: message, as: UTF8.self)
    #expect(text.contains("plain is unimplemented, and there is no empty NotEmpty to return"))
    #expect(text.contains("returning: …"))
  }

  @Test func failureOutsideTheTestsTaskIsNotLost() async {
    // In a process of its own, which hands its issues over to this one: an issue that belongs to
    // no test fails the whole run.
    await withKnownIssue {
      await #expect(processExitsWith: .success) {
        let plain: @Sendable () -> Void = unimplemented("plain")
        await Task.detached { plain() }.value
      }
    } matching: {
      isFailure(of: "plain", $0)
    }
  }
}
