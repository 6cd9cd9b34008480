import DepFacts
import DepModel
import DepPlan
import DepParsing
import DepSyntax
import Testing

@testable import DepEditing
@testable import DepMigration

/// A case with its files before and after.
struct ExtractionRun {
  let decision: ExtractionDecision
  /// By name.
  let before: [String: String]
  let after: [String: String]
  /// What each edit puts into its file, in order.
  let additions: [String]
  let typeName: String

  init(
    _ example: ExtractionCase, tag: String = "",
    module: (String) -> String = { _ in "App" }
  ) throws {
    let files = Self.files(of: example.before.replacing("§", with: tag))
    let records = files.map { name, text in
      SourceRecord(
        path: name, module: module(name), role: name.hasPrefix("Tests/") ? .test : .source,
        facts: FactReader().read(text))
    }
    let model = try ModelBuilder().build(records)
    let project = ProjectTrees(scope: ProjectScope(model: model, records: records)) { path in
      Array((files[path] ?? "").utf8)
    }
    typeName = example.type.replacing("§", with: tag)
    let name = typeName
    let type = try #require(
      model.types.firstIndex { $0.name == name && $0.kind != .extension })
    let members = example.members.map { text in
      let parts = text.replacing("§", with: tag).split(separator: "/").map(String.init)
      let name = parts.first ?? ""
      let tail = Array(parts.dropFirst())
      return RequiredMember(
        name: name.hasSuffix("=") ? String(name.dropLast()) : name,
        isWritten: name.hasSuffix("="), tails: tail.isEmpty ? [] : [tail])
    }
    decision = ProtocolExtraction(project: project, protocols: .extract)
      .decide(type, members: Set(members))
    before = files
    let edits = ProtocolEditor.edits(decision)
    additions = edits.map(\.replacement)
    var bytes = files.mapValues { Array($0.utf8) }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes[project.records[edit.file].path]?.replaceSubrange(
        edit.range, with: Array(edit.replacement.utf8))
    }
    after = bytes.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private static func files(of text: String) -> [String: String] {
    var files: [String: String] = [:]
    var name = "Main.swift"
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        files[name] = lines.joined(separator: "\n")
        (name, lines) = (String(line.dropFirst("// file: ".count)), [])
      } else {
        lines.append(line)
      }
    }
    files[name] = lines.joined(separator: "\n")
    return files
  }
}

extension ExtractionDecision {
  /// The protocol; nil where the type itself stands.
  var protocolName: String? {
    switch self {
    case .existing(let name): name
    case .extracted(let new): new.name
    case .extended(let grown): grown.name
    case .concrete: nil
    }
  }
}
