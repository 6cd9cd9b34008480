import DepFacts
import DepEditing
import DepMigration
import DepPlan

/// A migration that can be planned again, with types left out.
struct Planning: Sendable {
  var planner: MigrationPlanner
  var targets: [Int]
  var records: [SourceRecord]
  var options: MigrationOptions
  /// Whether the types are to lose the default of their dependencies.
  var endsTransition = false

  /// The composition roots, where all types are to lose it together; nil for single types.
  var roots: [Int]?

  func make(excluding exclusions: Exclusions) -> MigrationPlan {
    if let roots {
      return planner.endTransitions(of: targets, roots: roots, excluding: exclusions)
    }
    return endsTransition
      ? planner.endTransition(of: targets, excluding: exclusions)
      : planner.plan(targets, options: options, excluding: exclusions)
  }
}
