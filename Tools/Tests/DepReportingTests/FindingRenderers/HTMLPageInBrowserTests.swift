@testable import DepAudit
import DepFacts
import DepReporting
import Testing

@Suite(.enabled(if: Browser() != nil, Comment(rawValue: Browser.comment)), .serialized)
struct HTMLPageInBrowserTests {
  @Test func theTableHasARowForEveryType() throws {
    let page = try open(GeneratedReport(typeCount: 60, findingCount: 200).report)

    #expect(rows(page).count == 60)
    #expect(status(page) == "60 types")
    #expect(page.console == [])
  }

  @Test func theMostHiddenTypeComesFirst() throws {
    let report = GeneratedReport(typeCount: 60, findingCount: 200).report

    let page = try open(report)

    #expect(rows(page).first == report.types.first?.name)
  }

  @Test func aSearchInTheAddressFilters() throws {
    let report = GeneratedReport(typeCount: 60, findingCount: 200).report

    let page = try open(report, fragment: "search=PAYMENT%20store")

    let expected = report.types.map(\.name).filter {
      $0.lowercased().contains("payment") && $0.lowercased().contains("store")
    }
    #expect(!expected.isEmpty)
    #expect(rows(page).sorted() == expected.sorted())
    #expect(page.console == [])
  }

  @Test func aSearchFindsExpressions() throws {
    let page = try open(SampleReport.small, fragment: "search=date()")

    #expect(rows(page) == ["ProfileService"])
  }

  @Test func filtersAndOrderInTheAddressAreFollowed() throws {
    let filtered = try open(SampleReport.small, fragment: "state=injected")
    #expect(rows(filtered) == ["FeedReader"])

    let ordered = try open(SampleReport.small, fragment: "sort=name")
    #expect(rows(ordered) == ["FeedReader", "ProfileService"])
    #expect(ordered.markup.contains("data-sort=\"name\" aria-sort=\"ascending\""))

    let known = try open(SampleReport.small, fragment: "status=known&rule=hidden-locator")
    #expect(rows(known) == ["ProfileService"])
  }

  @Test func anOpenTypeShowsItsFindingsWithTheirSource() throws {
    var options = SampleReport.options
    options.sourceLines = { _, range in
      range.map { $0 == 12 ? "🇨🇭e\u{301}, NetworkAPI.shared.get(<b>)" : "other" }
    }
    var finding = SampleReport.singleton
    finding.position.column = 5
    let report = AuditReport(types: SampleReport.small.types, findings: [finding])

    let page = try open(report, fragment: "type=App.ProfileService", options)

    #expect(
      page.markup.contains(
        "data-number=\"12\">🇨🇭e\u{301}, <mark>NetworkAPI.shared</mark>.get(&lt;b&gt;)"))
    #expect(page.markup.contains("data-number=\"11\""))
    #expect(page.markup.contains("data-number=\"13\""))
    #expect(page.markup.contains("run '\(SampleReport.migrate)'"))
    #expect(page.console == [])
  }

  @Test func findingsOutsideOfTypesHaveARow() throws {
    let finding = SampleReport.finding(
      "hidden-singleton", line: 3, expression: "A.shared", type: "")

    let page = try open(AuditReport(findings: [finding]))

    #expect(rows(page) == ["outside of types"])
  }

  @Test func thousandsOfTypesAreShownInPortionsThatSaySo() throws {
    let page = try open(GeneratedReport(typeCount: 3000, findingCount: 10_000).report)

    #expect(rows(page).count == 100)
    #expect(status(page) == "100 of 3000 types")
    #expect(page.markup.contains(">Show all 3000</button>"))
    #expect(page.console == [])
  }

  @Test func placesThatAreNotCountedAreListedWhenTheirGroupIsOpened() throws {
    let html = AuditFormat.html.render(SampleReport.small, options: SampleReport.options)

    let page = try #require(Browser()).open(
      html.replacing("<details data-reason", with: "<details open data-reason"))

    #expect(page.markup.contains("<li><code>NetworkAPI.shared</code> in Root, "))
    #expect(page.markup.contains("Sources/App/Root.swift:5:9"))
  }

  @Test func anAuditWithoutAnythingIsAPageToo() throws {
    let page = try open(AuditReport())

    #expect(page.markup.contains("passed: no findings"))
    #expect(page.console == [])
  }

  /// Shows that the other tests would see a script fail.
  @Test func aScriptThatFailsIsNoticed() throws {
    let html = AuditFormat.html.render(SampleReport.small, options: SampleReport.options)
    let broken = html.replacing("JSON.parse(", with: "JSON.pares(")

    let page = try #require(Browser()).open(broken)

    #expect(!page.console.isEmpty)
  }

  private func open(
    _ report: AuditReport, fragment: String = "", _ options: RenderOptions = SampleReport.options
  ) throws -> Browser.Page {
    let html = AuditFormat.html.render(report, options: options)
    return try #require(Browser()).open(html, fragment: fragment)
  }

  /// The names in the rows of the table of types, from the top.
  private func rows(_ page: Browser.Page) -> [String] {
    page.markup.matches(of: /<th scope="row"><button [^>]*>([^<]*)<\/button>/).map { String($0.1) }
  }

  private func status(_ page: Browser.Page) -> String? {
    page.markup.firstMatch(of: /id="type-count"[^>]*>([^<]*)</).map { String($0.1) }
  }
}
