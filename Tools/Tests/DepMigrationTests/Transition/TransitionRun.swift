import DepFacts
import DepModel
import DepParsing
import DepPlan
import Testing

@testable import DepEditing
@testable import DepMigration

/// A case with its files before and after.
struct TransitionRun {
  let outcome: TypeOutcome
  /// By name.
  let before: [String: String]
  let after: [String: String]

  init(_ text: String, type: String) throws {
    let files = MigrationFiles.split(text)
    let records = MigrationFiles.records(files)
    let model = try ModelBuilder().build(records)
    let planner = MigrationFiles.planner(files)
    let target = try #require(model.types.firstIndex { $0.name == type })
    let plan = planner.endTransition(of: [target], of: model, records: records)
    outcome = try #require(plan.outcomes.first)
    before = files
    after = MigrationFiles.apply(plan, to: files)
  }

  /// The whole line of a caller.
  func line(of caller: CallerToChange) -> String {
    let lines = (before[caller.path] ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    let index = Int(caller.position.line) - 1
    return lines.indices.contains(index) ? lines[index].drop { $0 == " " }.description : ""
  }
}

/// Sources of a case in memory.
enum MigrationFiles {
  static func split(_ text: String) -> [String: String] {
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

  static func records(_ files: [String: String]) -> [SourceRecord] {
    files.map { name, text in
      SourceRecord(
        path: name, module: "App", role: name.hasPrefix("Tests") ? .test : .source,
        facts: FactReader().read(text))
    }
  }

  static func planner(_ files: [String: String]) -> MigrationPlanner {
    MigrationPlanner(
      dependencies: .init(
        read: { path in Array((files[path] ?? "").utf8) }, parallel: .sequential))
  }

  static func apply(_ plan: MigrationPlan, to files: [String: String]) -> [String: String] {
    var after = files
    for change in plan.changes {
      after[change.path] = String(decoding: change.after, as: UTF8.self)
    }
    return after
  }

  /// What stands for the library.
  static let library = """
    protocol TransitionalDependencies { static var live: Self { get } }
    extension TransitionalDependencies {
      static var defaultDependencies: Self { live }
    }
    func withDefaultDependencies<D: TransitionalDependencies, R>(
      _ dependencies: D, operation: () -> R
    ) -> R { operation() }
    """
}
