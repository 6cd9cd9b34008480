import Testing

@testable import DepEditing
@testable import DepMigration

@Suite struct ProtocolExtractionTests {
  static let cases =
    ExtractionCase.methods + ExtractionCase.properties + ExtractionCase.defaults
    + ExtractionCase.isolation
    + ExtractionCase.types + ExtractionCase.inheritance + ExtractionCase.names
    + ExtractionCase.existing
    + ExtractionCase.refusals

  @Test(arguments: cases) func decides(_ example: ExtractionCase) throws {
    let run = try ExtractionRun(example, tag: "X")
    switch (example.expectation, run.decision) {
    case (.extracted(let text), .extracted):
      if let text {
        #expect(
          run.additions.first?.trimmedLines == text.replacing("§", with: "X").trimmedLines)
      }
    case (.existing(let name), .existing(let found)):
      #expect(found == name.replacing("§", with: "X"))
    case (.extended(let text), .extended):
      #expect(
        run.additions.joined().trimmedLines == text.replacing("§", with: "X").trimmedLines)
    case (.concrete(let reason), .concrete(let found)):
      #expect(found.contains(reason.replacing("§", with: "X")))
    default: Issue.record("\(run.decision)")
    }
  }

  @Test(arguments: [5, 6]) func everythingCompilesAndIsUsed(_ mode: Int) throws {
    var files: [String: String] = [:]
    for (index, example) in Self.cases.enumerated() {
      let tag = "C\(index)"
      let run = try ExtractionRun(example, tag: tag)
      guard run.decision.protocolName != nil else { continue }
      for (name, text) in run.after where !name.hasPrefix("Tests/") {
        let code = name == "Main.swift" ? uses(example, run, tag) : ""
        files["\(tag)_\(name)"] = text + "\n" + code
      }
    }
    let errors = try ProtocolCompiler.errors(in: files, mode: mode)
    let told = errors.map { "\($0)\n  \(Self.caseName(of: $0))" }
    #expect(errors.isEmpty, "\(told.joined(separator: "\n"))")
  }

  @Test(arguments: cases) func doesNothingTwice(_ example: ExtractionCase) throws {
    let run = try ExtractionRun(example, tag: "X")
    guard let name = run.decision.protocolName else { return }
    let text = run.after.map { "// file: \($0.key)\n\($0.value)" }.sorted().joined(separator: "\n")
    let again = ExtractionCase(example.name, example.members, text, type: example.type)
    guard case .existing(name) = try ExtractionRun(again, tag: "X").decision else {
      Issue.record("\(name) is not found again")
      return
    }
  }

  /// The statements of a case, with the type itself and with the protocol.
  private func uses(_ example: ExtractionCase, _ run: ExtractionRun, _ tag: String) -> String {
    let statements = example.use.replacing("§", with: tag)
    let access = example.before.contains("private final class") ? "private " : ""
    let start = "\(example.attribute.replacing("§", with: tag)) \(access)func \(tag)"
    var text = "\(start)before(_ api: \(run.typeName)) async throws { \(statements) }\n"
    if let name = run.decision.protocolName {
      text += "\(start)after(_ api: any \(name)) async throws { \(statements) }\n"
      text += "\(start)value() -> any \(name) { \(run.typeName).shared }\n"
    }
    return text
  }

  private static func caseName(of error: String) -> String {
    guard let number = error.dropFirst().split(separator: "_").first.flatMap({ Int($0) }),
      cases.indices.contains(number)
    else { return "" }
    return cases[number].name
  }
}

extension String {
  /// The text without empty lines around it.
  fileprivate var trimmedLines: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
