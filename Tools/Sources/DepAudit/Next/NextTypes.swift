package import DepModel

/// The types to convert next.
package enum NextTypes {
  static let limit = 10

  /// The indices of all types that hide something, the one to convert first at the front.
  package static func ranked(in model: ProjectModel) -> [Int] {
    NextRanking(model).ranks.map(\.type)
  }

  /// At most ten types that hide something: leaves first, then those that most others wait for,
  /// then those with the least to change.
  static func candidates(of model: ProjectModel, in scope: AuditScope) -> [AuditReport.Candidate] {
    let ranks = NextRanking(model).ranks
    let counts = TypeCounts.counts(of: model)
    return ranks.lazy
      .map { rank in
        AuditReport.Candidate(
          type: TypeCounts.summary(
            of: rank.type, counts: counts[rank.type], in: model),
          reason: rank.reason)
      }
      .filter { scope.contains($0.type) }
      .prefix(limit).map { $0 }
  }
}
