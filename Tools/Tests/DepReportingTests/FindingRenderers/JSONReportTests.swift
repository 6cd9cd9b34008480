@testable import DepAudit
import DepFacts
import DepReporting
import Foundation
import Testing

struct JSONReportTests {
  @Test func anAuditOfOneFindingInFull() {
    var finding = SampleReport.singleton
    finding.notes = [FindingNote(message: "it is reached 3 times")]
    let report = AuditReport(
      findings: [finding], skippedFiles: [SkippedFile(path: "Pods", reason: "vendored")],
      fileCount: 1,
      lineCount: 9)

    #expect(
      json(report) == """
        {
         "version":1,
         "tool":{"name":"depstructs","version":"1.0.0"},
         "summary":{"files":1,"testFiles":0,"lines":9,\
        "counts":{"hidden":0,"defaulted":0,"transitional":0,"injected":0},\
        "errors":0,"warnings":1,"notes":0,"known":0,"suppressed":0,"stale":0,"notCounted":0,\
        "leftOut":1,"fails":true},
         "modules":[],
         "types":[],
         "next":[],
         "findings":[
          {"rule":"hidden-singleton","state":"hidden","severity":"warning",\
        "file":"Sources/App/ProfileService.swift","line":12,"column":5,\
        "expression":"NetworkAPI.shared","module":"App","type":"ProfileService",\
        "member":"load()","message":"'NetworkAPI.shared' is hidden in 'load()'",\
        "repair":"run 'depstructs migrate App.ProfileService'",\
        "command":"depstructs migrate App.ProfileService","field":"api","reaches":[],\
        "notes":[{"message":"it is reached 3 times","file":null,"line":null,"column":null}]}
         ],
         "known":[],
         "suppressed":[],
         "stale":[],
         "notCounted":[],
         "containers":[],
         "leftOut":[
          {"path":"Pods","reason":"vendored"}
         ]
        }

        """)
  }

  @Test func whatIsWrittenFitsItsSchema() throws {
    let schema = SchemaCheck(try JSONValue(parsing: Self.schema()))
    let large = GeneratedReport(typeCount: 50, findingCount: 300).report

    for report in [AuditReport(), SampleReport.small, large] {
      #expect(try schema.complaints(about: JSONValue(parsing: json(report))) == [])
    }
  }

  /// The schema allows further fields, so that readers are ready for them; the tool has none.
  @Test func theSchemaKnowsEveryFieldThatIsWritten() throws {
    let schema = try JSONValue(
      parsing: Self.schema().replacing(
        "\"additionalProperties\": true", with: "\"additionalProperties\": false"))

    let document = try JSONValue(parsing: json(SampleReport.small))

    #expect(SchemaCheck(schema).complaints(about: document) == [])
  }

  @Test func theSchemaKnowsEveryRule() throws {
    let schema = try JSONValue(parsing: Self.schema())

    let rules = schema["$defs"]["finding"]["properties"]["rule"]["enum"].elements

    #expect(rules.compactMap(\.string) == RuleName.allCases.map(\.rawValue))
  }

  @Test func anyTextComesBackAsItWas() throws {
    let text = "\"q\" \\ / \u{1}\t\r\n <script> & 'a' 👩‍👧 \u{202E}rtl\u{2028}\u{2029} é % |"
    let finding = SampleReport.finding(
      "hidden-singleton", line: 1, expression: text, message: text)

    let document = try JSONValue(parsing: json(AuditReport(findings: [finding])))

    #expect(document["findings"][0]["expression"] == .string(text))
    #expect(document["findings"][0]["message"] == .string(text))
  }

  @Test func theSameAuditGivesTheSameBytes() {
    let first = json(GeneratedReport(typeCount: 90, findingCount: 700).report)

    #expect(first == json(GeneratedReport(typeCount: 90, findingCount: 700).report))
  }

  @Test func aTypeFilterCutsTheListsAndKeepsTheTotals() throws {
    var options = SampleReport.options
    options.typeFilter = "FeedReader"

    let document = try JSONValue(
      parsing: AuditFormat.json.render(SampleReport.small, options: options))

    #expect(document["findings"].elements.map { $0["type"] } == [.string("FeedReader")])
    #expect(document["types"].elements.map { $0["name"] } == [.string("FeedReader")])
    #expect(document["known"] == .array([]))
    #expect(document["notCounted"] == .array([]))
    #expect(document["summary"]["lines"] == .number(1500))
  }

  @Test func aRuleThatIsOffIsNotReported() throws {
    let finding = SampleReport.finding(
      "hidden-singleton", severity: .off, line: 1, expression: "A.shared")

    let document = try JSONValue(parsing: json(AuditReport(findings: [finding])))

    #expect(document["findings"] == .array([]))
  }

  private func json(_ report: AuditReport) -> String {
    AuditFormat.json.render(report, options: SampleReport.options)
  }

  private static func schema() throws -> String {
    var tools = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { tools.deleteLastPathComponent() }
    let schema = tools.appendingPathComponent("Documentation/audit.schema.json")
    return try String(contentsOf: schema, encoding: .utf8)
  }
}
