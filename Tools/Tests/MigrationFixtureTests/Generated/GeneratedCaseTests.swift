import Foundation
import Testing

/// What holds for every migration, tried on modules that no person thought of.
@Suite struct GeneratedCaseTests {
  private static let results = MigrationResults(fixtures: GeneratedCase.all.map(\.fixture))
  private static let reports = ProgramReports {
    var fixtures: [Fixture] = []
    for fixture in GeneratedCase.all.map(\.fixture) {
      let result = await results.result(of: fixture, .form(.asWritten))
      fixtures.append(
        Fixture(
          id: fixture.id, before: fixture.before, recorded: result?.files ?? [:],
          driver: fixture.driver, expectation: fixture.expectation))
    }
    return fixtures
  }

  @Test(arguments: GeneratedCase.all)
  func itCompilesAndPrintsTheSame(_ generated: GeneratedCase) async throws {
    for mode in [5, 6] {
      let before = try await Self.reports.report(.before, mode: mode)
      // What the generator wrote has to be sound in the older mode at least.
      let isSound = before.errors[generated.fixture.id] == nil
      #expect(isSound || mode == 6, "\(before.errors[generated.fixture.id] ?? [])")
      guard isSound else { continue }
      let after = try await Self.reports.report(.after, mode: mode)
      let errors = after.errors[generated.fixture.id] ?? []
      try await expect(errors.isEmpty, generated, "in Swift \(mode) mode: \(errors)")
      let outputs = [before, after].map { $0.outputs[generated.fixture.id] }
      #expect(outputs[0]?.contains("seed") == true)
      if errors.isEmpty { try await expect(outputs[0] == outputs[1], generated, "\(outputs)") }
    }
  }

  @Test(arguments: GeneratedCase.all)
  func aSecondRunChangesNothing(_ generated: GeneratedCase) async throws {
    let result = try await result(of: generated)
    expectSame(result.filesOfSecondRun, result.files)
  }

  @Test(arguments: GeneratedCase.all)
  func theOrderOfFilesChangesNothing(_ generated: GeneratedCase) async throws {
    guard !generated.fixture.expectation.fieldsFollowFiles else { return }
    expectSame(
      try await result(of: generated, .otherFileOrder).files, try await result(of: generated).files)
  }

  @Test(arguments: GeneratedCase.all)
  func noCommentIsLost(_ generated: GeneratedCase) async throws {
    let files = try await result(of: generated).files
    for (name, data) in generated.fixture.before {
      let problem = CommentLines.firstLost(of: data, in: files[name] ?? Data())
      try await expect(problem == nil, generated, "\(name): \(problem ?? "")")
    }
  }

  @Test(arguments: GeneratedCase.all)
  func everyHiddenPlaceIsInjectedOrLeftWithAReason(_ generated: GeneratedCase) async throws {
    let types = try await result(of: generated).types
    for (name, count) in generated.hiddenCounts {
      let type = try #require(types.first { $0.name == name }, "\(name) is not told of")
      // The default of a method is listed, and hides nothing from the method's callers.
      let hidden = (type.left ?? []).filter { !$0.detail.hasPrefix("callers of the method") }
      let told = type.injected + hidden.count
      try await expect(type.refusal != nil || told == count, generated, "\(name): \(type)")
      #expect((type.left ?? []).allSatisfy { !$0.reason.isEmpty })
    }
  }

  @Test func theProgramsAsAWholeAreSound() async throws {
    for mode in [5, 6] {
      for side in [FixtureSide.before, .after] {
        #expect(try await Self.reports.report(side, mode: mode).problems == [])
      }
    }
  }

  /// Records a failure, with the sources where one case is tried alone.
  private func expect(
    _ condition: Bool, _ generated: GeneratedCase, _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    guard !condition else { return }
    var text = text
    if GeneratedCase.all.count == 1 {
      let after = try await result(of: generated).files
      for files in [generated.fixture.before, after] {
        for (name, data) in files.sorted(by: { $0.key < $1.key }) {
          text += "\n=== \(name)\n\(String(decoding: data, as: UTF8.self))"
        }
      }
    }
    Issue.record("\(text)", sourceLocation: sourceLocation)
  }

  private func result(
    of generated: GeneratedCase, _ form: SourceForm = .asWritten
  ) async throws -> MigratedFixture {
    let result = try #require(await Self.results.result(of: generated.fixture, .form(form)))
    if let failure = result.failure { Issue.record("\(failure)") }
    return result
  }
}
