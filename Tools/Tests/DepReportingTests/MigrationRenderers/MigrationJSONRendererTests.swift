import DepFacts
import DepPlan
import DepReporting
import Foundation
import Testing

struct MigrationJSONRendererTests {
  @Test func theMigrationInFull() throws {
    #expect(
      try json(.shown) == """
        {
         "version":1,
         "tool":{"name":"depstructs","version":"1.0.0"},
         "summary":{"types":4,"migrated":1,"partly":1,"skipped":1,"putBack":1,"injected":8,\
        "left":6,"files":1,"written":false,"reasons":[\
        {"reason":"synthesised-equality","types":1,"places":0},\
        {"reason":"static-member","types":0,"places":1},\
        {"reason":"conditional-code","types":0,"places":1},\
        {"reason":"compiler-error","types":1,"places":0}]},
         "verification":null,
         "types":[
          {"name":"Feed.Reader","module":"App","file":"Sources/App/Feed.swift","line":3,\
        "column":1,"status":"migrated","fields":[\
        {"name":"api","type":"any API","live":"NetworkAPI.shared"},\
        {"name":"now","type":"@Sendable () -> Date","live":"{ Date() }"}],"injected":7,\
        "leftCount":0,"left":[],"notCounted":[],"refusal":null,"callers":[]},
          {"name":"Feed.Store","module":"App","file":"Sources/App/Feed.swift","line":20,\
        "column":1,"status":"partly","fields":[\
        {"name":"fileManager","type":"FileManager","live":"FileManager.default"}],"injected":1,\
        "leftCount":2,"left":[\
        {"reason":"static-member","file":"Sources/App/Feed.swift","line":31,"column":5,\
        "expression":"Date()","detail":"'make()' is static"},\
        {"reason":"conditional-code","file":"Sources/App/Feed.swift","line":40,"column":5,\
        "expression":"API.shared","detail":""}],"notCounted":[\
        {"kind":"navigation","file":"Sources/App/Feed.swift","line":44,"column":5,\
        "expression":"FeedModel()"}],"refusal":null,"callers":[]},
          {"name":"Legacy","module":"App","file":"Sources/App/Feed.swift","line":50,"column":1,\
        "status":"skipped","fields":[],"injected":0,"leftCount":4,"left":[],"notCounted":[],"refusal":\
        {"reason":"synthesised-equality","file":"Sources/App/Feed.swift","line":50,"column":5,\
        "expression":"","detail":"'==' is\\n  synthesized"},"callers":[]},
          {"name":"Row","module":"App","file":"Sources/App/Feed.swift","line":60,"column":1,\
        "status":"put-back","fields":[],"injected":0,"leftCount":0,"left":[],"notCounted":[],"refusal":\
        {"reason":"compiler-error","file":"Sources/App/Feed.swift","line":62,"column":5,\
        "expression":"","detail":"cannot find 'api' in scope"},"callers":[]}
         ],
         "files":[
          {"file":"Sources/App/Feed.swift","diff":"--- a/Sources/App/Feed.swift\\n\
        +++ b/Sources/App/Feed.swift\\n@@ -1,2 +1,2 @@\\n one\\n-two\\n+2\\n"}
         ],
         "notes":[
          "'API' is public: other modules may build it too"
         ]
        }

        """)
  }

  @Test func whatIsWrittenFitsItsSchema() throws {
    let schema = SchemaCheck(try JSONValue(parsing: Self.schema()))
    for extent in Self.extents {
      #expect(try schema.complaints(about: JSONValue(parsing: json(extent))) == [])
    }
  }

  /// The schema allows further fields, so that readers are ready for them; the tool has none.
  @Test func theSchemaKnowsEveryFieldThatIsWritten() throws {
    let schema = try JSONValue(
      parsing: Self.schema().replacing(
        "\"additionalProperties\": true", with: "\"additionalProperties\": false"))
    for extent in Self.extents {
      let document = try JSONValue(parsing: json(extent))
      #expect(SchemaCheck(schema).complaints(about: document) == [])
    }
  }

  @Test func theSchemaKnowsEveryReason() throws {
    let schema = try JSONValue(parsing: Self.schema())
    let reasons = schema["$defs"]["reason"]["enum"].elements
    #expect(reasons.compactMap(\.string) == ReasonName.allCases.map(\.rawValue))
  }

  private static let extents: [MigrationReport.Extent] = [
    .shown, .written, .verified(.init(runCount: 3, failingBefore: ["old()"])),
  ]

  private func json(_ extent: MigrationReport.Extent) throws -> String {
    var report = try SampleMigration.report(extent)
    if case .verified = extent {
      report.plan.outcomes[0].callers = [
        CallerToChange(
          path: "Sources/App/Main.swift",
          position: SourcePosition(line: 8, column: 9, offset: 0), owner: "Main",
          atHand: ["api: any API"])
      ]
    }
    return MigrationJSONRenderer(report, toolVersion: "1.0.0").render()
  }

  private static func schema() throws -> String {
    var tools = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { tools.deleteLastPathComponent() }
    let schema = tools.appendingPathComponent("Documentation/migrate.schema.json")
    return try String(contentsOf: schema, encoding: .utf8)
  }
}
