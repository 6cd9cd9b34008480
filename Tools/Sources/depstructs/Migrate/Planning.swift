import DepFacts
import DepMigration
import DepModel
import DepPlan

/// A migration that can be planned again, with types left out.
struct Planning: Sendable {
  var planner: MigrationPlanner
  var targets: [Int]
  var model: ProjectModel
  var records: [SourceRecord]
  var options: MigrationOptions

  func make(excluding exclusions: Exclusions) -> MigrationPlan {
    planner.plan(targets, of: model, records: records, options: options, excluding: exclusions)
  }
}
