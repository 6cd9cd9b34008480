import DepAudit
import Testing

struct BaselineTextTests {
  private func parse(_ text: String) throws -> [BaselineEntry] {
    try BaselineText.parse(text, file: "baseline.json")
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try BaselineText.parse(text, file: "baseline.json")
      return nil
    } catch { return "\(error.line):\(error.column): \(error.problem)" }
  }

  private func entry(_ change: (String) -> String = { $0 }) -> String {
    "{\"version\": 1, \"entries\": [\n"
      + change(
        #"{"module": "App", "type": "Reader", "rule": "live-cycle", "expression": "A", "count": 1}"#
      )
      + "\n]}"
  }

  @Test func `the version is first and each entry has a line`() {
    #expect(
      BaselineText.text(for: [.fixture("B", count: 2), .fixture("A")]) == """
        {
          "version": 1,
          "entries": [
            {"module": "App", "type": "Reader", "rule": "hidden-singleton", "expression": "A", \
        "count": 1},
            {"module": "App", "type": "Reader", "rule": "hidden-singleton", "expression": "B", \
        "count": 2}
          ]
        }

        """)
  }

  @Test func `an empty baseline keeps its lines`() {
    #expect(
      BaselineText.text(for: []) == """
        {
          "version": 1,
          "entries": [
          ]
        }

        """)
  }

  @Test(arguments: [
    "A.shared", #"a "quoted" one"#, #"back\slash"#, "tab\tand\nnewline", "\u{1}\u{7F}", "日本 👩‍👩‍👧 é",
    #"container.resolve(API.self)!"#,
  ])
  func `what is written is read back`(expression: String) throws {
    let entries = [BaselineEntry.fixture(expression, in: "Feed<\(expression)>", count: 7)]
    let text = BaselineText.text(for: entries)
    #expect(try parse(text) == entries)
    #expect(text.split(separator: "\n").count == 6)
  }

  @Test func `an empty baseline is read back`() throws {
    #expect(try parse(BaselineText.text(for: [])) == [])
  }

  @Test func `entries in another order are sorted`() throws {
    let text = BaselineText.text(for: [.fixture("A"), .fixture("B")])
      .replacing("\"A\"", with: "\"C\"")
    #expect(try parse(text).map(\.expression) == ["B", "C"])
  }

  @Test func `another layout is read too`() throws {
    let text = entry { $0.replacing(", ", with: "\r\n ,\t") }
    #expect(try parse(text).map(\.expression) == ["A"])
  }

  @Test func `escapes are read`() throws {
    let text = entry { $0.replacing("\"A\"", with: #""\u0041\/\n\ud83d\ude00""#) }
    #expect(try parse(text).map(\.expression) == ["A/\n😀"])
  }

  @Test(arguments: [
    ("", "1:1: the text ends too early"),
    ("[]", "1:1: the baseline is a list; expected an object"),
    ("{}", "1:1: the baseline has no 'version'"),
    ("{\"version\": 1}", "1:1: the baseline has no 'entries'"),
    ("{\"version\": \"1\", \"entries\": []}", "1:13: 'version' is a text; expected a whole number"),
    (
      "{\"version\": 2, \"entries\": []}",
      "1:13: the baseline has version 2, and this tool reads version 1"
    ),
    ("{\"version\": 1, \"entries\": {}}", "1:27: 'entries' is an object; expected a list"),
    ("{\"version\": 1, \"entries\": [1]}", "1:28: the entry is a number; expected an object"),
    ("{\"version\": 1, \"entries\": []} x", "1:31: there is more after the end"),
    ("{\"version\": 1 \"entries\": []}", "1:15: expected ',' or '}'"),
    ("{\"version\": 1, \"version\": 1}", "1:16: the baseline has 'version' twice"),
    ("{\"version\" 1}", "1:12: expected ':' after 'version'"),
    ("{version: 1}", "1:2: expected a name in quotes"),
    ("{\"version\": 1,\n \"entries\": [],\n}", "3:1: there is a ',' too many before '}'"),
    ("{\"version\": 1,\n \"entries\": [\n", "3:1: the text ends too early"),
    ("{\"version\": one}", "1:13: 'one' is no value"),
    ("{\"version\": \"1\n\"}", "1:15: the text in quotes does not end"),
    ("{\"version\": \"\\q\"}", "1:15: '\\q' is no escape"),
    ("{\"version\": \"\\u12\"}", "1:16: expected four digits after '\\u'"),
    (
      "{\"version\": 1, \"entrys\": []}",
      "1:16: the baseline has an unknown 'entrys'; did you mean 'entries'?"
    ),
  ])
  func `a mistake is told with its place`(text: String, expected: String) {
    #expect(problem(text) == expected)
  }

  @Test(arguments: [
    ("\"count\": 1", "\"count\": 0", "2:87: 'count' is not a whole number above 0"),
    ("\"count\": 1", "\"count\": 1.5", "2:87: 'count' is not a whole number above 0"),
    (", \"count\": 1", "", "2:1: the entry has no 'count'"),
    ("\"module\": \"App\", ", "", "2:1: the entry has no 'module'"),
    ("\"App\"", "true", "2:12: 'module' is 'true', 'false' or 'null'; expected a text"),
    ("\"type\"", "\"typ\"", "2:19: the entry has an unknown 'typ'; did you mean 'type'?"),
  ])
  func `a mistake in an entry is told with its place`(
    part: String, replacement: String, expected: String
  ) {
    #expect(problem(entry { $0.replacing(part, with: replacement) }) == expected)
  }

  @Test func `an error reads like a compiler's, with the next step`() {
    #expect(throws: BaselineError.self) { try parse("{}") }
    do { _ = try BaselineText.parse("{}", file: ".depstructs-baseline.json") } catch {
      #expect(
        error.description == ".depstructs-baseline.json:1:1: error: the baseline has no 'version';"
          + " correct it, or delete the file and run 'depstructs audit"
          + " --update-baseline'")
    }
  }

  @Test func `two entries about one thing are a mistake that the update repairs`() {
    let line = #"{"module": "A", "type": "B", "rule": "c", "expression": "d", "count": 1}"#
    let text = "{\"version\": 1, \"entries\": [\n\(line),\n\(line)\n]}"
    #expect(problem(text) == "3:1: the entry says the same as the one on line 2")
  }

  @Test func `a rule that this version does not know is read`() throws {
    let text = entry { $0.replacing("live-cycle", with: "from-the-future") }
    #expect(try parse(text).map(\.rule) == ["from-the-future"])
  }

  @Test func `deep nesting is a mistake and no crash`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(problem(text) == "1:65: the values are nested too deep")
  }
}
