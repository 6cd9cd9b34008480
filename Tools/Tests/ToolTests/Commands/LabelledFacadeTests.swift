import Foundation
import Testing

/// How well the audit tells the statics that reach an effect from those that compute.
@Suite struct LabelledFacadeTests {
  private struct Audit: Decodable {
    struct Finding: Decodable {
      var rule: String
      var file: String
      var line: Int
    }
    var findings: [Finding]
  }

  @Test func allFacadesButASubscriptAreFoundAndNothingElse() throws {
    let text = try Self.text(of: "FacadeUses.swift")
    var lines: [String: Set<Int>] = [:]
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      for label in ["yes", "no"] where line.hasSuffix("// " + label) {
        lines[label, default: []].insert(index + 1)
      }
    }
    let facades = lines["yes"] ?? []
    let others = lines["no"] ?? []
    #expect(facades.count + others.count >= 60)

    var found: Set<Int> = []
    let files = [
      "Sources/App/FacadeUses.swift": text,
      "Sources/App/FacadeStatics.swift": try Self.text(of: "FacadeStatics.swift"),
    ]
    try withTool(files) { tool in
      let output = try tool.run("audit", "--format", "json").output
      let findings = try JSONDecoder().decode(Audit.self, from: Data(output.utf8)).findings
      found = Set(
        findings.filter { $0.file.hasSuffix("FacadeUses.swift") && $0.rule.hasPrefix("hidden-") }
          .map(\.line))
    }
    let rows = text.components(separatedBy: "\n")
    #expect(
      facades.subtracting(found).map { rows[$0 - 1].trimmingCharacters(in: .whitespaces) }
        == [])
    #expect(found.intersection(others) == [])
  }

  private static func text(of name: String) throws -> String {
    let folder = Repository.folder.appendingPathComponent("Tools/Tests/ToolTests/Fixtures/Labelled")
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
