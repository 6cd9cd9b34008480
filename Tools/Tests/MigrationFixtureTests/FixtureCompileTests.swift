import Testing

/// Both sides of every fixture compile in both language modes, and print the same; but for callers
/// that a person has to change.
@Suite struct FixtureCompileTests {
  @Test(arguments: FixtureLibrary.standard.compiled)
  func bothSidesCompile(_ fixture: Fixture) async throws {
    for mode in fixture.expectation.modes {
      for side in [FixtureSide.before, .after] {
        let report = try await ProgramReports.shared.report(side, mode: mode)
        let errors = report.errors[fixture.id] ?? []
        let places = errors.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
        #expect(
          Set(places) == (side == .after ? fixture.placesOfCallers : []),
          "\(side) in Swift \(mode) mode:\n\(errors.joined(separator: "\n"))")
      }
    }
  }

  @Test(arguments: FixtureLibrary.standard.compiled)
  func theMigrationAddsNoWarning(_ fixture: Fixture) async throws {
    for mode in fixture.expectation.modes {
      let before = try await ProgramReports.shared.report(.before, mode: mode)
      let after = try await ProgramReports.shared.report(.after, mode: mode)
      var added = after.warnings[fixture.id] ?? []
      for known in before.warnings[fixture.id] ?? [] {
        if let index = added.firstIndex(of: known) { added.remove(at: index) }
      }
      #expect(added.isEmpty, "in Swift \(mode) mode:\n\(added.joined(separator: "\n"))")
    }
  }

  @Test(arguments: FixtureLibrary.standard.compiled.filter(\.expectation.callers.isEmpty))
  func bothSidesPrintTheSame(_ fixture: Fixture) async throws {
    for mode in fixture.expectation.modes {
      let before = try await ProgramReports.shared.report(.before, mode: mode).outputs[fixture.id]
      let after = try await ProgramReports.shared.report(.after, mode: mode).outputs[fixture.id]
      #expect(before != nil && before == after, "in Swift \(mode) mode")
      #expect(before?.contains("stopped the program") != true, "in Swift \(mode) mode")
      #expect(before?.isEmpty != true, "its driver prints nothing")
    }
  }

  @Test(arguments: FixtureLibrary.standard.compiled.filter { !$0.test.isEmpty })
  func mocksReachTheMigratedSide(_ fixture: Fixture) async throws {
    for mode in fixture.expectation.modes {
      let output = try await ProgramReports.shared.report(.after, mode: mode).tests[fixture.id]
      let text = try #require(output, "in Swift \(mode) mode")
      for failure in ["EXPECTED", "threw", "stopped the program"] {
        #expect(!text.contains(failure), "in Swift \(mode) mode:\n\(text)")
      }
    }
  }

  @Test func theProgramsAsAWholeAreSound() async throws {
    for mode in [5, 6] {
      for side in [FixtureSide.before, .after] {
        let report = try await ProgramReports.shared.report(side, mode: mode)
        #expect(report.problems == [], "\(side) in Swift \(mode) mode")
      }
    }
  }
}
