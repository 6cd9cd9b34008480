import DepEditing
import DepFacts
import DepMigration
import DepModel
import DepParsing
import DepPlan
import DepSyntax

/// A migration of sources in memory, by path; the first folder of a path is the module.
struct InMemoryMigration {
  let files: [String: String]
  var modelOptions = ModelOptions()
  /// As a rule the sources are about the rewriting, and their singletons do nothing.
  var countsEverything = true

  /// The plan for the types that `isTarget` chooses.
  func plan(
    options: MigrationOptions = MigrationOptions(), isTarget: (TypeEntry) -> Bool = { _ in true }
  ) throws -> MigrationPlan {
    let records = files.map { path, text in
      let folders = path.split(separator: "/").dropLast().drop { $0 == "Sources" }
      let module = folders.first.map(String.init) ?? "App"
      return SourceRecord(
        path: path, module: module, role: module.hasSuffix("Tests") ? .test : .source,
        facts: FactReader().read(text))
    }
    var modelOptions = modelOptions
    if countsEverything { modelOptions.counted = Set(CountableKind.allCases) }
    let model = try ModelBuilder(options: modelOptions).build(records)
    let targets = model.types.indices.filter { isTarget(model.types[$0]) }
    let project = ProjectTrees(scope: ProjectScope(model: model, records: records)) { [files] in
      Array((files[$0] ?? "").utf8)
    }
    return MigrationPlanner(dependencies: .init(project: project, parallel: .sequential))
      .plan(targets, options: options)
  }

  /// The files after the plan.
  func applying(_ plan: MigrationPlan) -> [String: String] {
    plan.changes.reduce(into: files) {
      $0[$1.path] = String(decoding: $1.after, as: UTF8.self)
    }
  }
}
