import DepFacts
@testable import DepWorkspace
import Foundation
import Testing
import ToolTestSupport

struct SettingsReaderTests {
  @Test func `every key is read`() throws {
    let settings = try read(
      """
      {
        "$schema": "https://example.com/schema.json",
        "exclude": ["Old"],
        "include": ["Vendor/Ours"],
        "modules": { "B": ["b/**"], "A": ["a", "c"] },
        "locators": ["Current"],
        "locatorFunctions": ["resolve"], "wrappers": ["Injected"],
        "compositionRoots": ["AppDelegate", "Sources/App/Root.swift"],
        "allowed": ["Theme.current"],
        "catalogue": [
          {
            "expression": "Clock.now()", "kind": "ambient", "type": "Instant", "field": "now",
            "becomes": "@Sendable () -> Instant", "live": "{ Clock.now() }",
            "note": "Time stands still."
          }
        ],
        "sdk": { "mainActorTypes": ["PlayerView"] },
        "severities": { "unused-default": "error", "live-cycle": "off" },
        "baseline": "config/baseline.json"
      }
      """)
    var expected = Settings()
    expected.exclude = ["Old"]
    expected.include = ["Vendor/Ours"]
    expected.modules = [
      Settings.Module(name: "A", patterns: ["a", "c"]),
      Settings.Module(name: "B", patterns: ["b/**"]),
    ]
    expected.locators = ["Current"]
    expected.locatorFunctions = ["resolve"]
    expected.wrappers = ["Injected"]
    expected.compositionRoots = ["AppDelegate", "Sources/App/Root.swift"]
    expected.allowed = ["Theme.current"]
    expected.catalogue = [
      CatalogueEntry(
        expression: "Clock.now()", kind: .ambient, type: "Instant", field: "now",
        becomes: "@Sendable () -> Instant", live: "{ Clock.now() }", note: "Time stands still.")
    ]
    expected.sdk.lists[.mainActorTypes] = ["PlayerView"]
    expected.severities = [
      Settings.RuleSeverity(rule: "live-cycle", severity: "off"),
      Settings.RuleSeverity(rule: "unused-default", severity: "error"),
    ]
    expected.baseline = "config/baseline.json"
    #expect(settings == expected)
  }

  @Test func `an empty object changes nothing`() throws {
    #expect(try read("{}") == Settings())
  }

  @Test(arguments: [
    (
      #"{ "sdk": { "mainActorTyps": [] } }"#,
      "c.json:1:12: unknown table of sdk 'mainActorTyps'; did you mean 'mainActorTypes'?"
    ),
    (
      #"{ "sdk": { "protocolInitializers": { "Reducer": ["state"] } } }"#,
      "c.json:1:49: 'state' is no initializer; write it as in 'init(from:)'"
    ),
    (
      #"{ "sdk": { "ambientCalls": { "roll(_:)": { "names": ["roll"] } } } }"#,
      "c.json:1:42: call 'roll(_:)' needs 'names', 'parameters', 'result' and 'live'; "
        + #"as in "names": ["isTerminal"], "parameters": "(Int32)""#
    ),
    (
      #"{ "sdk": { "ambientCalls": { "roll(_:)": { "isDiscardable": "yes" } } } }"#,
      "c.json:1:61: 'isDiscardable' must be true or false, not a string"
    ),
    (
      #"{ "sdk": { "placeholders": { "Money": 0 } } }"#,
      "c.json:1:39: 'Money' must be a string, not 0"
    ),
    ("{\n  \"exlude\": []\n}", "c.json:2:3: unknown key 'exlude'; did you mean 'exclude'?"),
    ("{ \"locator\": [] }", "c.json:1:3: unknown key 'locator'; did you mean 'locators'?"),
    (
      "{ \"x\": 1 }",
      "c.json:1:3: unknown key 'x'; the known ones are exclude, include, modules, locators, "
        + "locatorFunctions, wrappers, compositionRoots, allowed, count, catalogue, sdk, severities, "
        + "baseline"
    ),
    ("{ \"exclude\": \"a\" }", "c.json:1:14: 'exclude' must be a list, not a string"),
    ("{ \"exclude\": [1] }", "c.json:1:15: 'exclude' must be a list of strings; this is 1"),
    ("{ \"exclude\": [\"\"] }", "c.json:1:15: an empty string in 'exclude'"),
    ("{ \"exclude\": [\"/\"] }", "c.json:1:15: '/' in 'exclude' matches nothing"),
    ("{ \"baseline\": null }", "c.json:1:15: 'baseline' must be a string, not null"),
    ("{ \"modules\": [] }", "c.json:1:14: modules must be an object, not a list"),
    ("{ \"modules\": { \"A\": {} } }", "c.json:1:21: 'modules.A' must be a list, not an object"),
    (
      "{ \"count\": [\"navigatoin\"] }",
      "c.json:1:13: 'navigatoin' is no kind of place; did you mean 'navigation'?"
    ),
    (
      "{ \"severities\": { \"live-cylce\": \"off\" } }",
      "c.json:1:19: unknown rule 'live-cylce'; did you mean 'live-cycle'?"
    ),
    (
      "{ \"severities\": { \"live-cycle\": \"on\" } }",
      "c.json:1:33: 'on' is no severity; it is one of off, note, warning, error"
    ),
    (
      "{ \"catalogue\": [{ \"expresion\": \"A\" }] }",
      "c.json:1:19: unknown key 'expresion'; did you mean 'expression'?"
    ),
    (
      "{ \"catalogue\": [{ \"kind\": \"magic\" }] }",
      "c.json:1:27: 'magic' is no kind of entry; it is one of singleton, ambient, locator, constant"
    ),
    (
      "{ \"catalogue\": [{ \"kind\": \"ambient\" }] }",
      "c.json:1:17: an entry of catalogue needs 'expression' and 'kind'; "
        + "as in { \"expression\": \"Clock.now()\", \"kind\": \"ambient\" }"
    ),
    ("[]", "c.json:1:1: the configuration must be an object, not a list"),
    ("", "c.json:1:1: is not JSON: the file ends too early"),
    ("{", "c.json:1:2: is not JSON: a key in quotes is missing here"),
    ("{\n  // no\n}", "c.json:2:3: is not JSON: a key in quotes is missing here"),
    (
      "{ \"exclude\": [\"a\",] }",
      "c.json:1:19: is not JSON: a value is missing here; comments are not JSON"
    ),
    ("{ \"baseline\": \"a }", "c.json:1:15: is not JSON: a string is not closed"),
    ("{} {}", "c.json:1:4: is not JSON: something follows the closing brace"),
    ("{ \"exclude\": [], \"exclude\": [] }", "c.json:1:18: is not JSON: 'exclude' is there twice"),
    (
      "{ \"é\": 1, \"exlude\": 1 }",
      "c.json:1:3: unknown key 'é'; the known ones are exclude, include, modules, locators, locatorFunctions, wrappers, compositionRoots, allowed, count, catalogue, sdk, severities, "
        + "baseline"
    ),
  ])
  func `what is wrong is told with its place`(text: String, message: String) {
    #expect {
      try read(text)
    } throws: {
      "\($0)" == message
    }
  }

  @Test func `columns count characters`() {
    #expect {
      try read("{ \"allowed\": [\"👩‍👩‍👧é\"], \"exlude\": [] }")
    } throws: {
      "\($0)" == "c.json:1:22: unknown key 'exlude'; did you mean 'exclude'?"
    }
  }

  @Test func `escapes in strings are resolved`() throws {
    let settings = try read(#"{ "allowed": ["a\"\\\/\n\t\u00e9\ud83d\ude00"] }"#)
    #expect(settings.allowed == ["a\"\\/\n\té😀"])
  }

  @Test func `random bytes never crash`() {
    var state: UInt64 = 1
    let alphabet = Array("{}[]\",:\\u12 \nabtrue\u{80}".utf8)
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      _ = try? SettingsReader(ruleNames: []).read(bytes, path: "c.json")
    }
  }

  @Test func `deep nesting is an error`() {
    let text = "{ \"exclude\": " + String(repeating: "[", count: 100_000)
    #expect(throws: WorkspaceError.self) { try read(text) }
  }

  private func read(_ text: String) throws -> Settings {
    try SettingsReader(ruleNames: ["live-cycle", "unused-default"])
      .read(Array(text.utf8), path: "c.json")
  }
}
