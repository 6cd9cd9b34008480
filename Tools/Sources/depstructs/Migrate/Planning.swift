import DepFacts
import DepEditing
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
  /// Whether the types are to lose the default of their dependencies.
  var endsTransition = false

  func make(excluding exclusions: Exclusions) -> MigrationPlan {
    if endsTransition {
      return planner.endTransition(
        of: targets, of: model, records: records, excluding: exclusions)
    }
    return planner.plan(
      targets, of: model, records: records, options: options, excluding: exclusions)
  }
}
