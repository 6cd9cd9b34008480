@testable import DepAudit
import DepFacts
import DepModel
import DepReporting
import Testing

struct TextReportTests {
  @Test func theWholeReportOfASmallProject() {
    let text = AuditFormat.text.render(SampleReport.small, options: SampleReport.options)

    #expect(
      text == """
        depstructs audit of shop
        5 files with 1,500 lines in 2 modules; 2 test files skipped; 1 path excluded

        module    lines                        hidden  defaulted  transitional  injected
        App       1,200  █████▓▓▓▒▒░░░░░░░░░░       2          1             1         4

        █ hidden places  ▓ defaulted places  ▒ transitional fields  ░ injected fields
        1 module without dependencies: Core

        next
         1. ProfileService (App): 2 hidden places, 1 defaulted place
            leaf; 3 tests reach it
            Sources/App/ProfileService.swift:3:7

        findings

        ProfileService (App): 2 findings
        Sources/App/ProfileService.swift:12:5: warning: 'NetworkAPI.shared' is hidden in 'load()' [hidden-singleton]
        Sources/App/ProfileService.swift:13:20: error: 'Date()' is hidden in 'load()' [hidden-ambient-value]
            run 'depstructs migrate App.ProfileService'

        notes: 1 transitional-dependency; list them with --verbose

        stale entries of .depstructs-baseline.json, no longer in the code
            2 × Log.shared in OldService (App) [hidden-singleton]
        remove them with 'depstructs audit --update-baseline'

        not counted: 1 in composition roots; list them with --format json
        excluded: 1 (build folder); list them with --format json

        failed: 1 error and 1 warning in 1 type; 1 stale entry (1 in the baseline, 1 silenced by comments)

        """)
  }

  @Test func anEmptyProjectPasses() {
    let text = AuditFormat.text.render(AuditReport(), options: SampleReport.options)

    #expect(
      text == """
        depstructs audit of shop
        0 files with 0 lines in 0 modules

        passed: no findings

        """)
  }

  @Test func aTypeNamesItsCommandOnceAndOtherRepairsStandBelowTheirFinding() {
    let report = AuditReport(findings: [
      SampleReport.singleton, SampleReport.singleton,
      SampleReport.finding("mutable-dependencies", line: 30, expression: "dependencies"),
    ])

    let lines = AuditFormat.text.render(report, options: SampleReport.options)
      .split(separator: "\n").map(String.init)

    #expect(lines.filter { $0.contains(SampleReport.migrate) }.count == 1)
    #expect(
      lines.drop { !$0.contains("[mutable-dependencies]") }.dropFirst().prefix(2) == [
        "    take it as a field of 'Dependencies'", "    run '\(SampleReport.migrate)'",
      ])
  }

  @Test func colourComesOnlyWhenTold() {
    var options = SampleReport.options
    #expect(!AuditFormat.text.render(SampleReport.small, options: options).contains("\u{1B}"))

    options.usesColor = true
    let text = AuditFormat.text.render(SampleReport.small, options: options)
    #expect(text.contains("\u{1B}[31m█████\u{1B}[0m"))
    #expect(text.contains(":12:5: \u{1B}[33mwarning\u{1B}[0m: "))
  }

  @Test func notesAreListedWhenAskedFor() {
    var options = SampleReport.options
    options.isVerbose = true

    let text = AuditFormat.text.render(SampleReport.small, options: options)

    #expect(text.contains("FeedReader.swift:20:5: note: 'cache' is hidden in 'load()'"))
    #expect(!text.contains("--verbose"))
  }

  @Test func remarksFollowTheirFinding() {
    var finding = SampleReport.singleton
    finding.notes = [
      FindingNote(
        message: "declared here", file: "Sources/App/API.swift",
        position: SourcePosition(line: 4, column: 3, offset: 50)),
      FindingNote(message: "it is reached 3 times"),
    ]

    let text = AuditFormat.text.render(
      AuditReport(findings: [finding]), options: SampleReport.options)

    #expect(
      text.contains(
        """
            note: declared here (Sources/App/API.swift:4:3)
            note: it is reached 3 times

        """))
  }

  @Test func aReportOfThousandsStaysReadableAndSaysWhatItHoldsBack() {
    let report = GeneratedReport(typeCount: 900, findingCount: 5000).report

    let text = AuditFormat.text.render(report, options: SampleReport.options)
    let lines = text.split(separator: "\n")

    #expect(lines.count < 300)
    #expect(lines.contains { $0.hasPrefix("and ") && $0.contains("list them with --type ") })
    #expect(lines.contains { $0.hasSuffix("list all with --all, one type with --type NAME") })
    #expect(lines.last?.hasPrefix("failed: ") == true)
  }

  @Test func nothingIsHeldBackWhenAllIsAskedFor() {
    let report = GeneratedReport(typeCount: 900, findingCount: 5000).report
    var options = SampleReport.options
    options.showsAll = true

    let text = AuditFormat.text.render(report, options: options)

    let failing = report.findings.count { $0.severity >= .warning }
    let places = text.split(separator: "\n").count { $0.hasPrefix("Sources/") }
    #expect(places == failing)
    #expect(!text.contains("--all"))
  }

  @Test func reportingOnlyDoesNotSayThatItFailed() {
    var options = SampleReport.options
    options.reportsOnly = true

    let text = AuditFormat.text.render(SampleReport.small, options: options)

    #expect(text.split(separator: "\n").last?.hasPrefix("reported only: 1 error") == true)
  }

  @Test func whatABranchFoundIsKnownToItsRevision() {
    var options = SampleReport.options
    options.knownTo = "'main'"

    let text = AuditFormat.text.render(
      AuditReport(known: [SampleReport.singleton]), options: options)

    #expect(text.hasSuffix("passed: no new findings (1 in 'main')\n"))
  }

  @Test func lineEndsInWhatIsReportedDoNotBreakTheLines() {
    let finding = SampleReport.finding(
      "hidden-singleton", line: 3, expression: "A\n  .shared", message: "'A\r\n  .shared' is hidden"
    )

    let text = AuditFormat.text.render(
      AuditReport(findings: [finding]), options: SampleReport.options)

    #expect(text.contains(":3:5: warning: 'A .shared' is hidden [hidden-singleton]"))
  }
}
