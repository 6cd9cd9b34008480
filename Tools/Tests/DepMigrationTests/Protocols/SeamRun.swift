import DepFacts
import DepModel
import DepParsing
import DepSyntax
import Testing

@testable import DepEditing
@testable import DepMigration

/// A case with its files before and after.
struct SeamRun {
  let decision: SeamDecision
  /// By name.
  let before: [String: String]
  let after: [String: String]
  /// What each edit puts into its file, in order.
  let additions: [String]
  let typeName: String

  init(
    _ seam: SeamCase, tag: String = "", protocols: MigrationOptions.Protocols = .extract,
    module: (String) -> String = { _ in "App" }
  ) throws {
    let files = Self.files(of: seam.before.replacing("§", with: tag))
    let records = files.map { name, text in
      SourceRecord(
        path: name, module: module(name), role: name.hasPrefix("Tests/") ? .test : .source,
        facts: FactReader().read(text))
    }
    let model = try ModelBuilder().build(records)
    let project = ProjectTrees(scope: ProjectScope(model: model, records: records)) { path in
      Array((files[path] ?? "").utf8)
    }
    typeName = seam.type.replacing("§", with: tag)
    let name = typeName
    let type = try #require(
      model.types.firstIndex { $0.name == name && $0.kind != .extension })
    let members = seam.members.map { text in
      let parts = text.replacing("§", with: tag).split(separator: "/").map(String.init)
      let name = parts.first ?? ""
      let tail = Array(parts.dropFirst())
      return SeamMember(
        name: name.hasSuffix("=") ? String(name.dropLast()) : name,
        isWritten: name.hasSuffix("="), tails: tail.isEmpty ? [] : [tail])
    }
    let planner = SeamPlanner(project: project, protocols: protocols)
    decision = planner.decide(type, members: Set(members))
    before = files
    additions = decision.edits.map(\.replacement)
    var bytes = files.mapValues { Array($0.utf8) }
    for edit in decision.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
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

extension SeamDecision {
  var edits: [SeamEdit] {
    switch self {
    case .extracted(_, let edits), .extended(_, let edits): edits
    case .existing, .concrete: []
    }
  }

  /// The protocol; nil where the type itself stands.
  var protocolName: String? {
    switch self {
    case .existing(let name), .extracted(let name, _), .extended(let name, _): name
    case .concrete: nil
    }
  }
}
