@testable import DepAudit
import DepFacts
import DepReporting
import Testing

struct HTMLReportTests {
  @Test func thePageAsksTheNetworkForNothing() {
    let page = html(SampleReport.small)

    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(!page.contains(" src=") && !page.contains("url(") && !page.contains("@import"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func noTextFromTheProjectBecomesMarkup() {
    let evil = "</script><img src=x onerror=alert(1)>\"'&\u{2028}"
    let report = AuditReport(
      modules: [SampleReport.module(evil, files: 1, lines: 1, SampleReport.counts(1, 0, 0, 0))],
      types: [SampleReport.type(evil, SampleReport.counts(1, 0, 0, 0), module: evil, file: evil)],
      next: [
        AuditReport.Candidate(
          type: SampleReport.type(evil, SampleReport.counts(1, 0, 0, 0)), reason: evil)
      ],
      findings: [
        SampleReport.finding(
          "hidden-singleton", line: 1, expression: evil, type: evil, file: evil, module: evil,
          message: evil)
      ],
      skippedFiles: [SkippedFile(path: evil, reason: evil)])
    var options = SampleReport.options
    options.projectName = evil
    options.sourceLines = { _, _ in [evil] }

    let page = AuditFormat.html.render(report, options: options)

    #expect(!page.contains("<img"))
    #expect(count("</script>", in: page) == count("</script>", in: html(SampleReport.small)))
    let data = page.split(separator: "id=\"audit-data\">").last?.split(separator: "</script>").first
    #expect(data?.contains("\\u003c/script>") == true)
    #expect(data?.contains("<") == false && data?.contains("\u{2028}") == false)
  }

  @Test func theSameAuditGivesTheSamePage() {
    let report = GeneratedReport(typeCount: 90, findingCount: 700).report

    #expect(html(report) == html(GeneratedReport(typeCount: 90, findingCount: 700).report))
  }

  @Test func tenThousandFindingsStayBelowFourMegabytes() {
    let report = GeneratedReport(typeCount: 3000, findingCount: 10_000).report
    var options = SampleReport.options
    options.sourceLines = { _, range in
      range.map { "    let value\($0) = NetworkAPI.shared.value(for: key, at: \($0))" }
    }

    #expect(AuditFormat.html.render(report, options: options).utf8.count < 4_000_000)
  }

  @Test func everyFileIsReadOnceAndInOrder() {
    let calls = Calls()
    var options = SampleReport.options
    options.sourceLines = { path, range in
      calls.add("\(path) \(range)")
      return range.map { "line \($0)" }
    }
    let findings = [12, 13, 40].map {
      SampleReport.finding("hidden-singleton", line: $0, expression: "A.shared", file: "B.swift")
    }
    let first = SampleReport.finding(
      "hidden-singleton", line: 1, expression: "A.shared", file: "A.swift")

    _ = AuditFormat.html.render(AuditReport(findings: findings + [first]), options: options)

    #expect(calls.all == ["A.swift 1...2", "B.swift 11...14", "B.swift 39...41"])
  }

  @Test func whatOnlyAScriptShowsIsSaidWithoutOne() {
    #expect(html(SampleReport.small).contains("<noscript><p>This table needs JavaScript."))
  }

  private func count(_ text: String, in page: String) -> Int { page.ranges(of: text).count }

  private func html(_ report: AuditReport) -> String {
    AuditFormat.html.render(report, options: SampleReport.options)
  }
}
