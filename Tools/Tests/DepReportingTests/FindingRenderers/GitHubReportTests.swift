@testable import DepAudit
import DepReporting
import Testing

struct GitHubReportTests {
  @Test func errorsAndWarningsAreAnnotationsAndTheVerdictIsANotice() {
    let text = AuditFormat.github.render(SampleReport.small, options: SampleReport.options)

    #expect(
      text == """
        ::error file=Sources/App/ProfileService.swift,line=13,col=20,title=Hidden ambient value::\
        'Date()' is hidden in 'load()' [hidden-ambient-value]%0A\
        run 'depstructs migrate App.ProfileService'
        ::warning file=Sources/App/ProfileService.swift,line=12,col=5,title=Hidden singleton::\
        'NetworkAPI.shared' is hidden in 'load()' [hidden-singleton]%0A\
        run 'depstructs migrate App.ProfileService'
        ::warning file=.depstructs-baseline.json,title=Stale baseline::the baseline allows \
        2 places with 'Log.shared' (hidden-singleton) in OldService of App that no longer occur; \
        run 'depstructs audit --update-baseline'
        ::notice title=depstructs audit::failed: 1 error and 1 warning in 1 type; 1 stale entry \
        (1 in the baseline, 1 silenced by comments)

        """)
  }

  @Test func whatMeansSomethingToGitHubIsEscaped() {
    let finding = SampleReport.finding(
      "hidden-singleton", line: 3, expression: "A.shared", file: "Sources/a,b:c/100%.swift",
      message: "50% of a,b:c\r\n::error::no | \u{202E}right to left \"quoted\" 👩‍👧")

    let text = AuditFormat.github.render(
      AuditReport(findings: [finding]), options: SampleReport.options)

    #expect(
      text.split(separator: "\n").first == """
        ::warning file=Sources/a%2Cb%3Ac/100%25.swift,line=3,col=5,title=Hidden singleton::\
        50%25 of a,b:c%0D%0A::error::no | \u{202E}right to left "quoted" 👩‍👧 [hidden-singleton]%0A\
        take it as a field of 'Dependencies'
        """)
  }

  @Test func moreThanGitHubShowsIsSaid() {
    let findings = (1...11).map {
      SampleReport.finding("hidden-singleton", line: $0, expression: "A.shared")
    }

    let text = AuditFormat.github.render(
      AuditReport(findings: findings), options: SampleReport.options)

    #expect(
      text.hasSuffix(
        """
        ::notice title=depstructs audit::GitHub shows at most 10 errors and 10 warnings of a step; \
        all 11 are in this step's log, and '--format sarif' uploads them to code scanning

        """))
  }

  @Test func asManyAsGitHubShowsNeedNoWord() {
    let findings = (1...10).map {
      SampleReport.finding("hidden-singleton", line: $0, expression: "A.shared")
    }

    let text = AuditFormat.github.render(
      AuditReport(findings: findings), options: SampleReport.options)

    #expect(!text.contains("at most"))
  }

  @Test func aCleanAuditIsOneNotice() {
    #expect(
      AuditFormat.github.render(AuditReport(), options: SampleReport.options)
        == "::notice title=depstructs audit::passed: no findings\n")
  }
}
