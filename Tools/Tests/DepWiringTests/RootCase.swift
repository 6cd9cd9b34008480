import DepEditing
import DepFacts
import DepModel
import DepParsing
import DepPlan
import DepReporting
import DepSyntax
import DepWiring
import Foundation
import Testing

/// A folder below `Roots`: sources, and roots before and after they are completed.
///
/// `Sources` and `Before` hold files of module App; a folder in `Sources` is a module of its own.
/// What stands in `After`, `problems.txt` and `output.txt` is compared byte for byte, and so is
/// `drift.txt`, what `--check` prints, and `why.txt`, what `--why` prints of the fields in
/// `options.txt`.
struct RootCase: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: URL
  let sources: [String: String]
  let before: [String: String]
  let options: [String: [String]]

  var testDescription: String { name }

  init(_ name: String, in folder: URL) throws {
    self.name = name
    self.folder = folder
    sources = try Self.files(folder.appendingPathComponent("Sources"))
    before = try Self.files(folder.appendingPathComponent("Before"))
    let file = folder.appendingPathComponent("options.txt")
    options = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
      .reduce(into: [:]) { options, words in options[words[0]] = Array(words.dropFirst()) }
  }

  /// One that is in no folder.
  init(named name: String, sources: [String: String], before: [String: String]) {
    self.name = name
    folder = URL(fileURLWithPath: "/nowhere/\(name)")
    self.sources = sources
    self.before = before
    options = [:]
  }

  /// The same with another text of one of the sources.
  init(_ other: RootCase, replacing path: String, with text: String) {
    name = other.name
    folder = other.folder
    sources = other.sources.merging([path: text]) { $1 }
    before = other.before
    options = other.options
  }

  /// The modules beside App, in the order in which they can be compiled.
  var modules: [String] { options["modules"] ?? [] }
  /// Whether a problem leaves something to its author, so that the roots do not compile.
  var isBroken: Bool { options["broken"] != nil }
  var main: String? { text("main.swift") }
  var after: [String: String] {
    (try? Self.files(folder.appendingPathComponent("After"))) ?? [:]
  }

  func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Those that can be read: a test compares them with ``names()``.
  static let all: [RootCase] = ((try? names()) ?? []).compactMap {
    try? RootCase($0, in: roots.appendingPathComponent($0))
  }

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: roots.path).sorted()
  }

  private static let roots = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Roots")

  /// By their paths below the folder.
  private static func files(_ folder: URL) throws -> [String: String] {
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    return try paths.reduce(into: [:]) { files, path in
      files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
  }
}

// MARK: Completing

extension RootCase {
  struct Outcome: Equatable {
    var roots: [String: String]
    var problems: String
  }

  /// What becomes of these root files; the files can come in another order.
  func complete(_ roots: [String: String], isReversed: Bool = false) throws -> Outcome {
    let planning = try planning(roots, isReversed: isReversed)
    let plan = planning.planner.plan(planning.targets)
    var after = roots
    for change in try RootEditor.changes(plan.roots, in: planning.project) {
      let name = String(change.path.dropFirst("App/".count))
      after[name] = String(decoding: change.after, as: UTF8.self)
    }
    return Outcome(roots: after, problems: WiringText(plan.problems, folder: nil).render())
  }

  /// What `--check` prints of the roots as they are before, and `--write` when it has run.
  func drift() throws -> String {
    let planning = try planning(before)
    let (plan, problems) = planning.planner.problems(planning.targets)
    return WiringText(problems, folder: nil).render() + WiringDrift.summary(of: plan)
      + WiringDrift.report(of: plan)
  }

  /// What `--why` prints of each field that the option names.
  func why() throws -> String {
    let planning = try planning(before)
    return (options["why"] ?? []).map { planning.planner.why($0, planning.targets) }.joined()
  }

  private struct Planning {
    let project: ProjectTrees
    let planner: WiringPlanner
    let targets: [Int]
  }

  private func planning(
    _ roots: [String: String], isReversed: Bool = false
  ) throws -> Planning {
    let files = Dictionary(
      (sources.merging(roots) { $1 }).map { (Self.path($0), $1) }, uniquingKeysWith: { $1 })
    var records = files.sorted { $0.key < $1.key }.map { path, text in
      SourceRecord(
        path: path, module: path.split(separator: "/").first.map(String.init) ?? "App",
        role: .source, facts: FactReader().read(text))
    }
    if isReversed { records.reverse() }
    let model = try ModelBuilder(options: ModelOptions()).build(records)
    let project = ProjectTrees(scope: ProjectScope(model: model, records: records)) {
      Array((files[$0] ?? "").utf8)
    }
    var planning = WiringPlanner.Options()
    planning.addsInputs = options["add-inputs"] != nil
    planning.prunes = options["prune"] != nil
    return Planning(
      project: project, planner: WiringPlanner(project: project, options: planning),
      targets: targets(in: model))
  }

  private static func path(_ name: String) -> String { name.contains("/") ? name : "App/\(name)" }

  /// The types that the option names, or all that the files in `Before` declare.
  private func targets(in model: ProjectModel) -> [Int] {
    if let roots = options["roots"] {
      return roots.flatMap { TypeSearch.types(named: $0, in: model) }
    }
    return model.types.indices.filter { index in
      let type = model.types[index]
      let path = model.files[type.place.file].path
      return [.class, .struct, .actor].contains(type.kind) && !type.name.contains(".")
        && before[String(path.dropFirst("App/".count))] != nil
    }
  }
}
