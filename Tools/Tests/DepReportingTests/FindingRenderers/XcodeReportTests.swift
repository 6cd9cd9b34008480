@testable import DepAudit
import DepFacts
import DepReporting
import Testing

struct XcodeReportTests {
  @Test func everyFindingIsALineWithAnAbsolutePath() {
    let text = AuditFormat.xcode.render(SampleReport.small, options: SampleReport.options)

    #expect(
      text == """
        /home/me/shop/Sources/App/ProfileService.swift:12:5: warning: \
        'NetworkAPI.shared' is hidden in 'load()' [hidden-singleton]
        /home/me/shop/Sources/App/ProfileService.swift:13:20: error: \
        'Date()' is hidden in 'load()' [hidden-ambient-value]
        /home/me/shop/Sources/App/FeedReader.swift:20:5: note: \
        'cache' is hidden in 'load()' [transitional-dependency]
        /home/me/shop/.depstructs-baseline.json:1:1: warning: the baseline allows 2 places with \
        'Log.shared' (hidden-singleton) in OldService of App that no longer occur; \
        run 'depstructs audit --update-baseline' [stale-baseline]

        """)
  }

  @Test func withoutAFolderPathsStayAsTheyAre() {
    var options = SampleReport.options
    options.workingDirectory = ""

    let text = AuditFormat.xcode.render(
      AuditReport(findings: [SampleReport.clock]), options: options)

    #expect(text.hasPrefix("Sources/App/ProfileService.swift:13:20: error: "))
  }

  @Test func remarksAreNotesAtTheirOwnPlaces() {
    var finding = SampleReport.clock
    finding.notes = [
      FindingNote(
        message: "declared here", file: "Sources/App/Clock.swift",
        position: SourcePosition(line: 4, column: 3, offset: 50)),
      FindingNote(message: "it is read 3 times"),
    ]

    let text = AuditFormat.xcode.render(
      AuditReport(findings: [finding]), options: SampleReport.options)

    #expect(
      text.hasSuffix(
        """
        /home/me/shop/Sources/App/Clock.swift:4:3: note: declared here
        /home/me/shop/Sources/App/ProfileService.swift:13:20: note: it is read 3 times

        """))
  }

  @Test func aLineEndInAMessageDoesNotBecomeALine() {
    let finding = SampleReport.finding(
      "hidden-singleton", line: 3, expression: "A.shared", message: "first\n  second")

    let text = AuditFormat.xcode.render(
      AuditReport(findings: [finding]), options: SampleReport.options)

    #expect(text.split(separator: "\n").count == 1)
    #expect(text.contains("warning: first second [hidden-singleton]"))
  }

  @Test func nothingToSayIsNoLine() {
    #expect(AuditFormat.xcode.render(AuditReport(), options: SampleReport.options) == "")
  }
}
