/// What XCTest and Swift Testing say of a run.
package struct TestOutput: Hashable, Sendable {
  /// How often each test failed, by its name.
  package private(set) var failures: [String: Int] = [:]
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether the process of the tests came to a sudden end.
  package private(set) var isCrash = false

  package init(_ outcome: CommandOutcome) {
    for line in OutputLine.lines(of: outcome.output) {
      if let test = Self.failedTest(line) { failures[test, default: 0] += 1 }
      if let diagnostic = Self.diagnostic(line) { diagnostics.append(diagnostic) }
      if line.split(at: "unexpected signal code") != nil { isCrash = true }
    }
    if outcome.status >= 128 { isCrash = true }
  }

  /// The tests that failed more often than before, sorted.
  package func newFailures(since before: TestOutput?) -> [String] {
    failures.filter { $0.value > before?.failures[$0.key] ?? 0 }.map(\.key).sorted()
  }

  // MARK: Lines

  private static func failedTest(_ line: OutputLine) -> String? {
    // XCTest: Test Case 'Suite.test' failed (0.1 seconds)
    // On macOS: Test Case '-[Module.Suite test]' failed (0.1 seconds)
    if let (before, _) = line.split(at: "' failed ("), before.hasPrefix("Test Case '") {
      return name(before.dropFirst("Test Case '".count))
    }
    // Swift Testing: ✘ Test "name" failed after 0.1 seconds with 1 issue.
    guard let said = testingLine(line), let (test, _) = OutputLine.split(said, at: " failed after ")
    else { return nil }
    return test.hasPrefix("run with ") || test.hasPrefix("case ") ? nil : String(test)
  }

  private static func diagnostic(_ line: OutputLine) -> Diagnostic? {
    if let said = testingLine(line),
      let (test, rest) = OutputLine.split(said, at: " recorded an issue")
    {
      return issue(rest, test: test)
    }
    // XCTest: path:12: error: Suite.test : text; path:12: error: -[Module.Suite test] : text
    guard let (before, message) = line.split(at: ": error: "),
      let place = OutputLine.place(before), place.column == nil,
      let (test, text) = OutputLine.split(message, at: " : ")
    else { return nil }
    return Diagnostic(
      kind: .test, path: place.path, line: place.line, message: String(text), test: name(test))
  }

  /// Reads ` at File.swift:12:3: text`, also behind ` with 1 argument x → 1`.
  private static func issue(_ text: Substring, test: Substring) -> Diagnostic? {
    guard let (_, rest) = OutputLine.split(text, at: " at "),
      let (before, message) = OutputLine.split(rest, at: ": "),
      let place = OutputLine.place(before)
    else { return nil }
    return Diagnostic(
      kind: .test, path: place.path, line: place.line, column: place.column ?? 1,
      message: String(message), test: String(test))
  }

  /// What follows the mark and the word `Test`; the mark depends on the system's symbols.
  private static func testingLine(_ line: OutputLine) -> Substring? {
    guard let blank = line.text.firstIndex(of: " ") else { return nil }
    let mark = line.text[..<blank]
    let rest = line.text[line.text.index(after: blank)...].drop { $0 == " " }
    guard mark.count <= 2, mark.allSatisfy({ !$0.isASCII || $0 == "X" || $0 == "x" }),
      rest.hasPrefix("Test ")
    else { return nil }
    return rest.dropFirst("Test ".count)
  }

  /// A test of Objective-C's form as one of Swift's: `-[Module.Suite test]` is `Suite.test`.
  private static func name(_ text: Substring) -> String {
    guard text.hasPrefix("-["), text.hasSuffix("]") else { return String(text) }
    let parts = text.dropFirst(2).dropLast().split(separator: " ")
    guard parts.count == 2, let suite = parts[0].split(separator: ".").last else {
      return String(text)
    }
    return "\(suite).\(parts[1])"
  }
}
