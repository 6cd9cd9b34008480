package import DepPlan

/// A plan that passed its commands, and that is on the disk.
package struct VerifiedPlan: Hashable, Sendable {
  package var plan: MigrationPlan
  /// How often a command was run.
  package var runCount: Int
  /// Tests that failed before anything was changed, sorted.
  package var failingBefore: [String]
}
