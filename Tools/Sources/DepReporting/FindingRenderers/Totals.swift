internal import DepAudit
internal import DepModel

extension AuditReport {
  /// The counts of all modules together.
  var totals: Counts {
    var totals = Counts()
    for module in modules {
      for state in Dependency.State.allCases { totals[state] += module.counts[state] }
    }
    return totals
  }
}
