import DepFacts
import DepPlan
import DepReporting
import Testing

struct MigrationTextRendererTests {
  @Test func theSummaryOfADryRun() throws {
    #expect(
      MigrationTextRenderer(try SampleMigration.report()).render() == """
        migrated  App.Feed.Reader  7 places become 2 transitional fields
        partly    App.Feed.Store  1 place becomes 1 transitional field
                    left: Sources/App/Feed.swift:31:5: Date(): static-member: 'make()' is static
                    left: Sources/App/Feed.swift:40:5: API.shared: conditional-code
                    not counted: navigation: Sources/App/Feed.swift:44:5 FeedModel()
        skipped   App.Legacy  Sources/App/Feed.swift:50:5: synthesised-equality: '==' is synthesized
        put back  App.Row  Sources/App/Feed.swift:62:5: compiler-error: cannot find 'api' in scope

        4 types: 1 migrated, 1 partly, 1 skipped and 1 put back
        8 of 14 hidden places become transitional (57 %)
        types skipped: synthesised-equality 1, compiler-error 1
        places left: static-member 1, conditional-code 1
        1 file would change; '--write' changes it
        note: 'API' is public: other modules may build it too

        """)
  }

  @Test func whatWasVerifiedSaysHow() throws {
    let verified = MigrationReport.Verified(runCount: 5, failingBefore: ["old()", "T.testIt"])
    let text = MigrationTextRenderer(try SampleMigration.report(.verified(verified))).render()
    #expect(
      text.contains(
        """
        1 file changed
        verified with 5 runs of the commands
        tests that failed before the migration: old(), T.testIt

        """))
  }

  @Test func nothingToDoIsSaid() {
    let report = MigrationReport(
      plan: MigrationPlan(outcomes: [], changes: []), extent: .shown, hiddenCounts: [:])
    #expect(
      MigrationTextRenderer(report).render()
        == "nothing to do: there is nothing to change in the types\n")
  }

  @Test func whereNothingCouldBeDoneNothingWasChanged() {
    let report = MigrationReport(
      plan: MigrationPlan(outcomes: [SampleMigration.skipped], changes: []), extent: .shown,
      hiddenCounts: ["App.Legacy": 4])
    #expect(
      MigrationTextRenderer(report).render().hasSuffix(
        """
        1 type: 1 skipped
        0 of 4 hidden places become transitional (0 %)
        types skipped: synthesised-equality 1
        nothing was changed

        """))
  }

  @Test func theStateOfTheFieldsIsTold() {
    var injected = SampleMigration.partly
    injected.hasDefault = false
    injected.defaultedCount = 1
    var extended = SampleMigration.outcome("Feed.Log", line: 70, .migrated)
    extended.rewrittenCount = 2
    let report = MigrationReport(
      plan: MigrationPlan(outcomes: [injected, extended], changes: []), extent: .shown,
      hiddenCounts: [:])
    let text = MigrationTextRenderer(report).render()
    #expect(text.contains("App.Feed.Store  1 place becomes 1 injected field\n"), "\(text)")
    #expect(
      text.contains("App.Feed.Log  2 places become transitional, in fields that exist\n"),
      "\(text)")
    #expect(
      text.contains("\n3 of 5 hidden or defaulted places become transitional or injected (60 %)\n"),
      "\(text)")
  }

  @Test func callersToChangeAreListedWithWhatTheyHave() {
    var outcome = SampleMigration.outcome("Feed.Reader", line: 3, .migrated)
    let position = SourcePosition(line: 8, column: 9, offset: 0)
    outcome.callers = [
      CallerToChange(
        path: "Sources/App/Main.swift", position: position, owner: "Main",
        atHand: ["api: any API", "now: () -> Date"]),
      CallerToChange(path: "Sources/App/main.swift", position: position, owner: "", atHand: []),
    ]
    let report = MigrationReport(
      plan: MigrationPlan(outcomes: [outcome], changes: []), extent: .shown, hiddenCounts: [:])
    #expect(
      MigrationTextRenderer(report).render().hasPrefix(
        """
        migrated  App.Feed.Reader  2 callers to change
                    change: Sources/App/Main.swift:8:9: in 'Main': pass 'dependencies:'; available here: api: any API, \
        now: () -> Date
                    change: Sources/App/main.swift:8:9: pass 'dependencies:'; nothing here holds the values yet

        """))
  }
}
