internal import DepPlan

/// A plan that is tried, and what was put back so far.
struct Attempt {
  let plan: MigrationPlan
  private let exclusions: Exclusions
  /// Types that were put back on grounds that can be wrong.
  private var doubtful: Set<String> = []
  /// Those of them after which something was still wrong.
  private var earlierDoubtful: Set<String> = []

  init(_ plan: MigrationPlan, exclusions: Exclusions = Exclusions()) {
    self.plan = plan
    self.exclusions = exclusions
  }

  /// The types that are changed, in order; only they can be to blame.
  var suspects: [String] {
    var owners: Set<String> = []
    for change in plan.changes {
      for edit in change.edits { owners.formUnion(edit.owners) }
    }
    return owners.subtracting(exclusions.reasons.keys).sorted()
  }

  var putBackTypes: Set<String> { Set(exclusions.reasons.keys) }

  /// The attempt without some more types.
  func puttingBack(
    _ reasons: [String: SkippedUse], isDoubtful: Bool, plan: (Exclusions) -> MigrationPlan
  ) -> Attempt {
    let all = Exclusions(reasons: exclusions.reasons.merging(reasons) { old, _ in old })
    var next = Attempt(plan(all), exclusions: all)
    next.earlierDoubtful = doubtful
    next.doubtful = isDoubtful ? doubtful.union(reasons.keys) : doubtful
    return next
  }

  /// The attempt with those again that may have been put back for the fault of others.
  ///
  /// It is nil where no type was put back after them that could have caused the failure.
  func givingSecondChance(plan: (Exclusions) -> MigrationPlan) -> Attempt? {
    guard !earlierDoubtful.isEmpty else { return nil }
    let rest = Exclusions(reasons: exclusions.reasons.filter { !earlierDoubtful.contains($0.key) })
    return Attempt(plan(rest), exclusions: rest)
  }

  /// The plan, in whose outcomes every type that was put back says so.
  var outcome: MigrationPlan {
    var result = plan
    for index in result.outcomes.indices {
      guard let reason = exclusions.reasons[result.outcomes[index].key] else { continue }
      result.outcomes[index].status = .putBack
      result.outcomes[index].refusal = reason
      result.outcomes[index].fields = []
      result.outcomes[index].rewrittenCount = 0
      result.outcomes[index].defaultedCount = 0
    }
    return result
  }
}
