internal import DepPlan

/// The numbers at the end of a migration.
struct MigrationTotals {
  /// A reason with how often it was given.
  struct Reason {
    var name: ReasonName
    /// Types that were refused as a whole for it.
    var typeCount: Int
    /// Single places that were left for it.
    var placeCount: Int
  }

  let typeCount: Int
  /// Places that read fields now.
  let rewritten: Int
  /// What the places are called: `hidden place`.
  let noun: String
  /// What becomes of the places: `transitional`, `injected`.
  let state: String
  let left: Int
  /// In order of ``ReasonName``; none without a count.
  let reasons: [Reason]
  private let statuses: [TypeOutcome.Status: Int]

  init(_ report: MigrationReport) {
    let outcomes = report.plan.outcomes
    typeCount = outcomes.count
    rewritten = outcomes.reduce(0) { $0 + $1.rewrittenCount }
    noun =
      outcomes.contains { $0.defaultedCount > 0 } ? "hidden or defaulted place" : "hidden place"
    let states = Set(outcomes.filter { $0.rewrittenCount > 0 }.map(\.state))
    state = states.isEmpty ? "transitional" : states.sorted(by: >).joined(separator: " or ")
    left = outcomes.reduce(0) { $0 + report.leftCount(of: $1) }
    statuses = outcomes.reduce(into: [:]) { $0[$1.status, default: 0] += 1 }
    var types: [ReasonName: Int] = [:]
    var places: [ReasonName: Int] = [:]
    for outcome in outcomes {
      if let refusal = outcome.refusal { types[refusal.reason, default: 0] += 1 }
      for place in outcome.left { places[place.reason, default: 0] += 1 }
    }
    reasons = ReasonName.allCases.compactMap { name in
      let (typeCount, placeCount) = (types[name] ?? 0, places[name] ?? 0)
      guard typeCount + placeCount > 0 else { return nil }
      return Reason(name: name, typeCount: typeCount, placeCount: placeCount)
    }
  }

  subscript(status: TypeOutcome.Status) -> Int { statuses[status] ?? 0 }
}

extension TypeOutcome {
  /// The state of the fields.
  var state: String { hasDefault ? "transitional" : "injected" }
}
