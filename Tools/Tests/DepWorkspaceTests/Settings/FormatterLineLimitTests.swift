import DepWorkspace
import Testing

struct FormatterLineLimitTests {
  @Test(arguments: [
    (".swift-format", #"{"version": 1, "lineLength": 140}"#, 140),
    (".swift-format", #"{"version": 1}"#, 100),
    (".swift-format", "no JSON", nil),
    (".swiftformat", "--indent 4\n--maxwidth 120 # wide\n", 120),
    (".swiftformat", "--indent 4\n", nil),
    (".swiftformat", "# --maxwidth 50\n--indent 4\n", nil),
    (".swiftlint.yml", "line_length: 150\n", 150),
    (".swiftlint.yml", "opt_in_rules:\n  - a\nline_length:\n  warning: 160\n  error: 200\n", 160),
    (".swiftlint.yml", "line_length:\n  error: 200\n  warning: 170\n", 170),
    (".swiftlint.yml", "line_length: # columns\n- 130\n- 200\n", 130),
    (".swiftlint.yml", "line_length: {error: 300, warning: 50}\n", 50),
    (".swiftlint.yml", "disabled_rules:\n- line_length\n", nil),
    (".swiftlint.yml", "disabled_rules:\n  - todo\n", 120),
    (".swiftlint.yml", "only_rules:\n  - todo\n", nil),
    (".swiftlint.yml", "disabled_rules: [todo, line_length]\nline_length: 150\n", nil),
    (".swiftlint.yml", "disabled_rules:\n  - line_length\nline_length: 150\n", nil),
    (".swiftlint.yml", "disabled_rules:\n  - multiline_length\nline_length: 150\n", 150),
  ])
  func `the settings of a formatter name the limit`(name: String, text: String, limit: Int?) {
    #expect(limits(["/app/\(name)": text]).limit(ofFileAt: "/app/Sources/A.swift") == limit)
  }

  @Test func `the nearest settings hold`() {
    let limits = limits([
      "/app/.swift-format": #"{"lineLength": 140}"#, "/app/Old/.swiftformat": "--maxwidth 90",
    ])
    #expect(limits.limit(ofFileAt: "/app/Old/Deep/A.swift") == 90)
    #expect(limits.limit(ofFileAt: "/app/A.swift") == 140)
  }

  @Test func `settings outside of the repository do not hold`() {
    let limits = limits(["/.swift-format": #"{"lineLength": 140}"#, "/app/.git": ""])
    #expect(limits.limit(ofFileAt: "/app/Sources/A.swift") == nil)
  }

  private func limits(_ files: [String: String]) -> FormatterLineLimits {
    FormatterLineLimits(
      dependencies: .init(
        read: { path in files[path].map { Array($0.utf8) } }, exists: { files[$0] != nil }))
  }
}
