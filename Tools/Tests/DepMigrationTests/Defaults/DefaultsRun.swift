import DepFacts
import DepModel
import DepParsing
import DepPlan
import Testing

@testable import DepEditing
@testable import DepMigration

/// A case with its files before and after.
struct DefaultsRun {
  let plan: MigrationPlan
  let before: [String: String]
  let after: [String: String]

  init(_ text: DefaultsCase, tag: String) throws {
    let head = DefaultsCase.head.replacing("§", with: tag)
    var files = MigrationFiles.split(text.before.replacing("§", with: tag))
    files["Head.swift"] = head
    try self.init(files, usesLibrary: text.usesLibrary, tag: tag)
  }

  init(_ files: [String: String], usesLibrary: Bool, tag: String) throws {
    let records = MigrationFiles.records(files)
    let model = try ModelBuilder().build(records)
    var options = MigrationOptions()
    options.collectsDefaults = true
    options.protocols = .concrete
    options.convention = usesLibrary ? .library : .bare
    let targets = model.types.indices.filter { model.types[$0].name == "\(tag)Screen" }
    plan = MigrationFiles.planner(files).plan(
      targets, of: model, records: records, options: options)
    before = files
    after = MigrationFiles.apply(plan, to: files).mapValues {
      $0.replacing("import DepStructs\n\n", with: "")
    }
  }
}
