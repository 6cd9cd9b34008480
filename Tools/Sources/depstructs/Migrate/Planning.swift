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

  /// Which types lose it together, and the composition roots that make what the defaults made; nil
  /// where each type is changed by itself, and its callers are listed.
  var ending: (choice: EndingChoice, roots: [Int])?

  func make(excluding exclusions: Exclusions) -> MigrationPlan {
    if let ending {
      return planner.endTransitions(ending.choice, roots: ending.roots, excluding: exclusions)
    }
    return endsTransition
      ? planner.endTransition(of: targets, excluding: exclusions)
      : planner.plan(targets, options: options, excluding: exclusions)
  }
}
