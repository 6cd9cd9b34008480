import Foundation
import Testing

/// How well the audit tells a dependency from what is none.
///
/// `Fixtures/Labelled` is code in the style of common apps. A label at the end of a line says whether
/// a test would want to replace what the line names: `yes`, `no`, or `maybe` where people disagree.
@Suite struct LabelledDependencyTests {
  private enum Label: String { case yes, no, maybe }

  private struct Line: Hashable {
    var file: String
    var number: Int
  }

  private struct Audit: Decodable {
    struct Finding: Decodable {
      var rule: String
      var file: String
      var line: Int
    }
    var findings: [Finding]
  }

  @Test func nineOfTenFindingsAreDependenciesAndNineOfTenDependenciesAreFound() throws {
    let folder = Repository.folder
      .appendingPathComponent("Tools/Tests/ToolTests/Fixtures/Labelled")
    var files: [String: String] = [:]
    var labels: [Line: Label] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      files["Sources/App/\(name)"] = text
      for (index, line) in text.components(separatedBy: "\n").enumerated() {
        let label = line.range(of: "// ", options: .backwards)
          .flatMap { Label(rawValue: String(line[$0.upperBound...])) }
        labels[Line(file: "Sources/App/\(name)", number: index + 1)] = label
      }
    }
    #expect(labels.count >= 300)

    var found: Set<Line> = []
    try withTool(files) { tool in
      let output = try tool.run("audit", "--format", "json").output
      let findings = try JSONDecoder().decode(Audit.self, from: Data(output.utf8)).findings
      found = Set(
        findings.filter { $0.rule.hasPrefix("hidden-") }
          .map { Line(file: $0.file, number: $0.line) })
    }
    let dependencies = Set(labels.filter { $0.value == .yes }.keys)
    let others = Set(labels.filter { $0.value == .no }.keys)
    let right = Double(found.intersection(dependencies).count)
    let wrong = found.intersection(others)
    let missed = dependencies.subtracting(found)
    #expect(right / (right + Double(wrong.count)) >= 0.9, "no dependency: \(Self.text(wrong))")
    #expect(right / Double(dependencies.count) >= 0.9, "missed: \(Self.text(missed))")
  }

  private static func text(_ lines: Set<Line>) -> String {
    lines.map { "\($0.file):\($0.number)" }.sorted().joined(separator: ", ")
  }
}
