@testable import DepAudit
import DepFacts
import DepReporting
import Foundation
import Testing

struct SARIFReportTests {
  @Test func aResultHasWhatCodeScanningNeeds() throws {
    let result = try results(AuditReport(findings: [SampleReport.singleton]))[0]

    #expect(result["ruleId"] == .string("hidden-singleton"))
    #expect(result["level"] == .string("warning"))
    #expect(
      result["message"]["text"]
        == .string(
          "'NetworkAPI.shared' is hidden in 'load()'.\nRun '\(SampleReport.migrate)'."))
    let location = result["locations"][0]["physicalLocation"]
    #expect(location["artifactLocation"]["uri"] == .string("Sources/App/ProfileService.swift"))
    #expect(location["artifactLocation"]["uriBaseId"] == .string("WORKINGDIRECTORY"))
    #expect(location["region"].fields == ["startLine": .number(12), "startColumn": .number(5)])
    #expect(result["suppressions"] == .array([]))
  }

  @Test func everyRuleIsDescribedAndEveryResultPointsToItsOwn() throws {
    let run = try run(SampleReport.small)
    let rules = run["tool"]["driver"]["rules"].elements

    #expect(rules.compactMap { $0["id"].string } == Rule.all.map(\.name.rawValue))
    for rule in rules {
      for field in ["shortDescription", "fullDescription", "help"] {
        #expect(rule[field]["text"].string?.isEmpty == false)
      }
      #expect(rule["defaultConfiguration"]["level"].string != nil)
    }
    for result in run["results"].elements {
      let index = try #require(result["ruleIndex"].number)
      #expect(rules[Int(index)]["id"] == result["ruleId"])
    }
  }

  @Test func aRuleIsDescribedInItsOwnWordsWithTheConfiguredSeverity() throws {
    var options = SampleReport.options
    options.severities = [.hiddenLocator: .off]

    let rules = try run(AuditReport(), options)["tool"]["driver"]["rules"].elements
    let rule = try #require(rules.first { $0["id"] == .string("hidden-locator") })

    #expect(rule["name"] == .string("HiddenLocator"))
    #expect(rule["shortDescription"]["text"] == .string(Rule.hiddenLocator.title))
    #expect(rule["help"]["markdown"] == .string(RulePage.page(for: .hiddenLocator)))
    #expect(rule["defaultConfiguration"]["enabled"] == .bool(false))
    #expect(rule["defaultConfiguration"]["level"] == .string("none"))
  }

  @Test func whatIsKnownOrSilencedIsSuppressed() throws {
    let results = try results(SampleReport.small)

    let kinds = results.compactMap { result -> String? in
      guard let kind = result["suppressions"][0]["kind"].string else { return nil }
      return "\(result["properties"]["expression"].string ?? "") \(kind)"
    }
    #expect(kinds == ["Current.api external", "counter inSource"])
  }

  @Test func aFingerprintStaysWhenLinesMove() throws {
    let before = ["A.shared", "B.shared", "A.shared"].enumerated().map {
      SampleReport.finding("hidden-singleton", line: Int32($0 + 1), expression: $1)
    }
    let after = before.map {
      var moved = $0
      moved.position.line += 70
      moved.position.offset += 900
      return moved
    }

    #expect(
      try fingerprints(AuditReport(findings: before)) == [
        "App/ProfileService/hidden-singleton/A.shared/1",
        "App/ProfileService/hidden-singleton/B.shared/1",
        "App/ProfileService/hidden-singleton/A.shared/2",
      ])
    #expect(
      try fingerprints(AuditReport(findings: after)) == fingerprints(AuditReport(findings: before)))
  }

  @Test func aFingerprintDoesNotDependOnTheBaseline() throws {
    let findings = (1...3).map {
      SampleReport.finding("hidden-singleton", line: $0, expression: "A.shared")
    }

    #expect(
      try fingerprints(AuditReport(findings: findings))
        == fingerprints(AuditReport(findings: [findings[2]], known: Array(findings.prefix(2)))))
  }

  @Test func pathsAreReferencesOfURIs() throws {
    let finding = SampleReport.finding(
      "hidden-singleton", line: 1, expression: "A.shared", file: "Sources/My App/é:100%#?.swift")

    let result = try results(AuditReport(findings: [finding]))[0]

    #expect(
      result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        == .string("Sources/My%20App/%C3%A9%3A100%25%23%3F.swift"))
  }

  /// Findings count characters; the flag before this one is two code points and one character.
  @Test func columnsAreCodePoints() throws {
    var options = SampleReport.options
    options.sourceLines = { _, _ in ["\"🇨🇭e\u{301}\" + A.shared"] }
    let finding = SampleReport.finding(
      "hidden-singleton", line: 3, column: 8, expression: "A.shared")

    let run = try run(AuditReport(findings: [finding]), options)

    #expect(run["columnKind"] == .string("unicodeCodePoints"))
    let region = run["results"][0]["locations"][0]["physicalLocation"]["region"]
    #expect(region["startColumn"] == .number(10))
  }

  @Test func columnsOfAFileThatIsGoneStayAsTheyAre() throws {
    var options = SampleReport.options
    options.sourceLines = { _, _ in [] }

    let run = try run(AuditReport(findings: [SampleReport.clock]), options)

    let region = run["results"][0]["locations"][0]["physicalLocation"]["region"]
    #expect(region["startColumn"] == .number(20))
  }

  @Test func remarksAreRelatedLocations() throws {
    var finding = SampleReport.singleton
    finding.notes = [
      FindingNote(
        message: "declared here", file: "Sources/App/API.swift",
        position: SourcePosition(line: 4, column: 3, offset: 50))
    ]

    let related = try results(AuditReport(findings: [finding]))[0]["relatedLocations"][0]

    #expect(related["message"]["text"] == .string("declared here"))
    #expect(related["physicalLocation"]["region"]["startLine"] == .number(4))
  }

  @Test func theRunSaysHowItEnded() throws {
    let failed = try run(SampleReport.small)["invocations"][0]
    #expect(failed["exitCode"] == .number(1))
    #expect(failed["executionSuccessful"] == .bool(true))
    #expect(
      failed["toolExecutionNotifications"][0]["descriptor"]["id"] == .string("stale-baseline"))

    let clean = try run(AuditReport())["invocations"][0]
    #expect(clean["exitCode"] == .number(0))

    var options = SampleReport.options
    options.reportsOnly = true
    #expect(try run(SampleReport.small, options)["invocations"][0]["exitCode"] == .number(0))
  }

  /// The schema of OASIS is not part of this repository; its licence does not say that it may be.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["DEPSTRUCTS_SARIF_SCHEMA"] != nil,
      "set DEPSTRUCTS_SARIF_SCHEMA to a copy of sarif-schema-2.1.0.json"))
  func whatIsWrittenFitsThePublishedSchema() throws {
    let path = try #require(ProcessInfo.processInfo.environment["DEPSTRUCTS_SARIF_SCHEMA"])
    let schema = try JSONValue(parsing: String(contentsOfFile: path, encoding: .utf8))
    var report = SampleReport.small
    report.findings[0].notes = [FindingNote(message: "without a place")]

    let complaints = SchemaCheck(schema).complaints(about: try JSONValue(parsing: sarif(report)))

    #expect(complaints == [])
  }

  private func sarif(
    _ report: AuditReport, _ options: RenderOptions = SampleReport.options
  ) -> String {
    AuditFormat.sarif.render(report, options: options)
  }

  private func run(
    _ report: AuditReport, _ options: RenderOptions = SampleReport.options
  ) throws -> JSONValue {
    let document = try JSONValue(parsing: sarif(report, options))
    #expect(document["version"] == .string("2.1.0"))
    return document["runs"][0]
  }

  private func results(_ report: AuditReport) throws -> [JSONValue] {
    try run(report)["results"].elements
  }

  private func fingerprints(_ report: AuditReport) throws -> [String] {
    try results(report).compactMap { $0["partialFingerprints"]["depstructsFinding/v1"].string }
  }
}
