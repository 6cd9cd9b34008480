import Foundation
import Testing

/// The tool makes of every fixture what a careful engineer would have written.
@Suite struct MigrationFixtureTests {
  @Test func everyFixtureCanBeRead() {
    #expect(FixtureLibrary.standard.problems == [])
    #expect(!FixtureLibrary.standard.fixtures.isEmpty)
    let titles = Dictionary(grouping: FixtureLibrary.standard.fixtures, by: \.expectation.title)
    #expect(titles.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test(arguments: FixtureLibrary.standard.fixtures)
  func theResultIsTheRecordedOne(_ fixture: Fixture) async throws {
    let result = try await result(of: fixture, .form(.asWritten))
    expectSame(result.files, fixture.after)
  }

  @Test(arguments: FixtureLibrary.standard.fixtures)
  func theOutcomesAreTold(_ fixture: Fixture) async throws {
    let result = try await result(of: fixture, .form(.asWritten))
    #expect(result.outcomes == fixture.expectation.outcomes)
    for type in result.types {
      guard let details = fixture.expectation.details[type.name] else { continue }
      #expect((type.left ?? []).map(\.detail) == details)
    }
    #expect(result.notes == fixture.expectation.notes)
    let callers = result.types.flatMap { $0.callers ?? [] }.map { caller in
      FixtureExpectation.Caller(
        line: fixture.line(caller.line, of: caller.file), atHand: caller.atHand)
    }
    #expect(callers == fixture.expectation.callers)
  }

  @Test(arguments: FixtureLibrary.standard.fixtures.filter { !$0.expectation.convertsMakersLater })
  func aSecondRunChangesNothing(_ fixture: Fixture) async throws {
    let result = try await result(of: fixture, .form(.asWritten))
    expectSame(result.filesOfSecondRun, fixture.after)
    if fixture.expectation.arguments.last == "--end-transition" {
      #expect(result.typesOfSecondRun.count == fixture.expectation.types.count)
      #expect(result.typesOfSecondRun.allSatisfy { $0.refusal != nil })
    }
  }

  /// A struct that has dependencies is no plain value any more, so its makers come to hide one.
  @Test(arguments: FixtureLibrary.standard.fixtures.filter(\.expectation.convertsMakersLater))
  func aSecondRunConvertsMakersOfStructs(_ fixture: Fixture) async throws {
    let result = try await result(of: fixture, .form(.asWritten))
    #expect(result.filesOfSecondRun != fixture.after)
  }

  @Test(arguments: FixtureLibrary.standard.fixtures.filter(\.hasLaterUser))
  func aProtocolIsFoundAgain(_ fixture: Fixture) async throws {
    let result = try await result(of: fixture, .withProtocols)
    expectSame(result.files, fixture.after)
  }

  @Test(arguments: FixtureLibrary.standard.fixtures)
  func theDiffIsWhatIsWritten(_ fixture: Fixture) async throws {
    let result = try await result(of: fixture, .dry)
    expectSame(result.files, fixture.after)
  }

  @Test(arguments: FixtureLibrary.standard.fixtures, SourceForm.changed)
  func theFormOfTheSourcesIsKept(_ fixture: Fixture, _ form: SourceForm) async throws {
    guard let expected = MigrationBatch.files(fixture.after, of: fixture, in: form),
      MigrationBatch.files(fixture.before, of: fixture, in: form) != nil
    else { return }
    let result = try await result(of: fixture, .form(form))
    let names = Array(fixture.before.keys)
    let files = result.files.map { (form.name($0.key, among: names), $0.value) }
    expectSame(Dictionary(uniqueKeysWithValues: files), expected)
  }

  @Test(arguments: FixtureLibrary.standard.fixtures)
  func noCommentIsLost(_ fixture: Fixture) {
    for (name, data) in fixture.before {
      let lost = CommentLines.firstLost(
        of: data, in: fixture.after[name] ?? Data(), except: fixture.expectation.removedComments)
      #expect(lost == nil, "\(name): it is gone, or not where it was")
    }
  }

  private func result(
    of fixture: Fixture, _ run: MigrationResults.Run
  ) async throws -> MigratedFixture {
    let result = try #require(await MigrationResults.shared.result(of: fixture, run))
    if let failure = result.failure { Issue.record("\(failure)") }
    return result
  }
}

/// Compares files by their bytes, and says where they part.
func expectSame(
  _ actual: [String: Data], _ expected: [String: Data],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    actual.keys.sorted() == expected.keys.sorted(), "the files", sourceLocation: sourceLocation)
  for (name, data) in expected.sorted(by: { $0.key < $1.key }) {
    guard let other = actual[name], other != data else { continue }
    Issue.record(
      "\(name): \(FirstDifference(actual: other, expected: data))", sourceLocation: sourceLocation)
  }
}
