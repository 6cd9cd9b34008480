package import DepPlan

/// What a run of `depstructs migrate` has to tell.
package struct MigrationReport: Sendable {
  /// How far the changes went.
  package enum Extent: Sendable {
    /// They are only shown.
    case shown
    /// They are on the disk.
    case written
    /// They are on the disk, and commands have approved of them.
    case verified(Verified)
  }

  package struct Verified: Hashable, Sendable {
    /// How often a command was run.
    package var runCount: Int
    /// Tests that had failed before anything was changed.
    package var failingBefore: [String]

    package init(runCount: Int, failingBefore: [String]) {
      self.runCount = runCount
      self.failingBefore = failingBefore
    }
  }

  package var plan: MigrationPlan
  package var extent: Extent
  /// How many places each type hides, by ``TypeOutcome/key``.
  package var hiddenCounts: [String: Int]

  package init(plan: MigrationPlan, extent: Extent, hiddenCounts: [String: Int]) {
    self.plan = plan
    self.extent = extent
    self.hiddenCounts = hiddenCounts
  }

  /// Reasons for places that hide nothing.
  private static let afterTransition: Set<ReasonName> = [
    .demandedInitializer, .defaultNeeded, .sharedRegistration,
  ]

  /// How many places of a type were left; those of a type that was refused as a whole count too.
  func leftCount(of outcome: TypeOutcome) -> Int {
    if outcome.left.isEmpty, outcome.refusal != nil { return hiddenCounts[outcome.key] ?? 0 }
    return outcome.left.count { !Self.afterTransition.contains($0.reason) }
  }

  /// Every change as one text, in order of path.
  package var diff: String { plan.changes.map { UnifiedDiff($0).text }.joined() }
}
