@testable import DepAudit
import DepFacts
@testable import DepModel
import DepPlan
import DepReporting
import Testing

struct TypeViewTests {
  @Test func oneTypeIsShownInFull() {
    #expect(
      view("ProfileService", of: SampleReport.small) == """
        ProfileService (App)
        Sources/App/ProfileService.swift:3:7
        █████████████▓▓▓▓▓▓▓  2 hidden places, 1 defaulted place, 0 transitional fields, 0 injected fields

        hidden
        Sources/App/ProfileService.swift:12:5: warning: 'NetworkAPI.shared' is hidden in 'load()' [hidden-singleton]
        Sources/App/ProfileService.swift:13:20: error: 'Date()' is hidden in 'load()' [hidden-ambient-value]
        Sources/App/ProfileService.swift:30:5: warning: 'Current.api' is hidden in 'load()' [hidden-locator] (in the baseline)
            take it as a field of 'Dependencies'
        Sources/App/ProfileService.swift:40:5: warning: 'counter' is hidden in 'load()' [hidden-global] (silenced by a comment)

            run 'depstructs migrate App.ProfileService'

        failed: 1 error and 1 warning in 1 type; 1 stale entry (1 in the baseline, 1 silenced by comments)

        """)
  }

  @Test func aNameThatDoesNotExistGetsTheNearestOne() {
    #expect(
      view("ProfilService", of: SampleReport.small).hasPrefix(
        "no type named 'ProfilService' has a dependency or a finding here; "
          + "did you mean 'ProfileService'?\n"))
  }

  @Test func aTypeIsFoundByItsModuleOrItsLastName() {
    let report = AuditReport(findings: [
      SampleReport.finding("hidden-singleton", line: 1, expression: "A.shared", type: "Feed.Reader")
    ])

    #expect(view("Reader", of: report).hasPrefix("Feed.Reader (App)\n"))
    #expect(view("App.Feed.Reader", of: report).hasPrefix("Feed.Reader (App)\n"))
    #expect(view("eader", of: report).hasPrefix("no type named 'eader'"))
  }

  @Test func theStructIsShownAsMigrateWritesItWithThePlacesThatItLeaves() {
    var partly = outcome(.partly)
    partly.declaration = """
        struct Dependencies: TransitionalDependencies {
          var api: any API

          static var live: Self {
            Self(api: NetworkAPI.shared)
          }
        }
      """
    partly.left = [place(.argumentsUnknown, "Date()")]

    let text = view("ProfileService", of: SampleReport.small, [partly])

    #expect(
      text.contains(
        """

        'depstructs migrate App.ProfileService' writes
          struct Dependencies: TransitionalDependencies {
            var api: any API

            static var live: Self {
              Self(api: NetworkAPI.shared)
            }
          }

        'depstructs migrate App.ProfileService' leaves
          Sources/App/ProfileService.swift:13:20: Date(): arguments-unknown: it is not called here

        failed
        """), "\(text)")
    #expect(!text.contains("run 'depstructs migrate"))
  }

  @Test func fieldsThatAnExistingStructGainsAreListed() {
    var migrated = outcome(.migrated)
    migrated.fields = [.init(name: "now", type: "@Sendable () -> Date", live: "{ Date() }")]

    #expect(
      view("ProfileService", of: SampleReport.small, [migrated]).contains(
        """
        'depstructs migrate App.ProfileService' adds to its 'Dependencies'
          var now: @Sendable () -> Date  // live: { Date() }

        """))
  }

  @Test func aTypeThatMigrateLeavesAloneSaysWhy() {
    var skipped = outcome(.skipped)
    skipped.refusal = place(.argumentsUnknown, "")

    let text = view("ProfileService", of: SampleReport.small, [skipped])

    #expect(!text.contains("writes"))
    #expect(
      text.contains(
        """
        'depstructs migrate App.ProfileService' leaves
          Sources/App/ProfileService.swift:13:20: arguments-unknown: it is not called here

        """))
  }

  @Test func oneRepairIsToldOnce() {
    let report = AuditReport(
      findings: (1...11).map {
        SampleReport.finding("hidden-locator", line: $0, expression: "Current.api")
      })

    let repairs = view("ProfileService", of: report).split(separator: "\n")
      .filter { $0.hasSuffix("take it as a field of 'Dependencies'") }

    #expect(repairs.count == 1)
  }

  @Test func placesThatAreNotCountedAreListed() {
    var report = SampleReport.small
    report.exemptUses[0].type = "ProfileService"

    #expect(
      view("ProfileService", of: report).contains(
        """
        not counted
        Sources/App/Root.swift:5:9: NetworkAPI.shared, in composition roots

        """))
  }

  private func outcome(_ status: TypeOutcome.Status) -> TypeOutcome {
    TypeOutcome(
      name: "ProfileService", module: "App", path: "Sources/App/ProfileService.swift",
      position: SourcePosition(line: 3, column: 7, offset: 40), status: status)
  }

  private func place(_ reason: ReasonName, _ expression: String) -> SkippedUse {
    SkippedUse(
      reason: reason, path: "Sources/App/ProfileService.swift",
      position: SourcePosition(line: 13, column: 20, offset: 540), expression: expression,
      detail: "it is not called here")
  }

  private func view(
    _ name: String, of report: AuditReport, _ outcomes: [TypeOutcome] = []
  ) -> String {
    var options = SampleReport.options
    options.outcomes = outcomes
    options.typeFilter = name
    return AuditFormat.text.render(report, options: options)
  }
}
