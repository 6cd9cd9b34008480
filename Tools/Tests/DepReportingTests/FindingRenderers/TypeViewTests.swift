@testable import DepAudit
import DepFacts
@testable import DepModel
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
            take it as a field of 'Dependencies'
        Sources/App/ProfileService.swift:13:20: error: 'Date()' is hidden in 'load()' [hidden-ambient-value]
            take it as a field of 'Dependencies'
        Sources/App/ProfileService.swift:30:5: warning: 'Current.api' is hidden in 'load()' [hidden-locator] (known to the baseline)
            take it as a field of 'Dependencies'
        Sources/App/ProfileService.swift:40:5: warning: 'counter' is hidden in 'load()' [hidden-global] (silenced by a comment)
            take it as a field of 'Dependencies'

        its Dependencies, to begin with
          struct Dependencies: TransitionalDependencies {
            var api: any API
            var now: @Sendable () -> Date

            static var live: Self { Self(api: NetworkAPI.shared, now: { Date() }) }
          }

        failed: 1 error and 1 warning in 1 type; 1 stale entry; 1 known to the baseline and 1 silenced by comments

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

  @Test func fieldsOfOneNameAndSwiftsOwnWordsAreMadeToCompile() {
    let report = AuditReport(findings: [
      finding(FieldSuggestion(name: "api", type: "any API", live: "NetworkAPI.shared")),
      finding(FieldSuggestion(name: "api", type: "any OtherAPI", live: "OtherAPI.shared")),
      finding(
        FieldSuggestion(name: "default", type: "any FileManaging", live: "FileManager.default")),
      finding(FieldSuggestion(name: "api", type: "any API", live: "NetworkAPI.shared")),
    ])

    #expect(
      view("ProfileService", of: report).contains(
        """
          struct Dependencies: TransitionalDependencies {
            var api: any API
            var api2: any OtherAPI
            var `default`: any FileManaging

            static var live: Self {
              Self(
                api: NetworkAPI.shared,
                api2: OtherAPI.shared,
                `default`: FileManager.default)
            }
          }

        """))
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

  private func finding(_ suggestion: FieldSuggestion) -> Finding {
    SampleReport.finding(
      "hidden-singleton", line: 1, expression: suggestion.live, suggestion: suggestion)
  }

  private func view(_ name: String, of report: AuditReport) -> String {
    var options = SampleReport.options
    options.typeFilter = name
    return AuditFormat.text.render(report, options: options)
  }
}
