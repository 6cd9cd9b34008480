import DepFacts
package import DepModel
package import DepPlan
package import DepSyntax

extension TypeOutcome {
  /// Skips the type, with the places that would have been rewritten.
  package mutating func refuse(
    _ refusal: Refusal, leaving places: [Dependency], _ project: ProjectTrees
  ) {
    status = .skipped
    self.refusal = SkippedUse(
      reason: refusal.reason, path: path, position: position, expression: "",
      detail: refusal.detail)
    for place in places { leave(place, refusal, project) }
  }

  /// The outcome with places that were left because the type of an object is not known; nil where
  /// some have another reason.
  package func refusing(_ places: [SkippedUse]) -> TypeOutcome? {
    guard let refusal, places.allSatisfy({ $0.reason == .typeUnknown }) else { return nil }
    var outcome = self
    outcome.left = places.map { place in
      var place = place
      place.reason = refusal.reason
      place.detail = refusal.detail
      return place
    }
    return outcome
  }

  package mutating func leave(
    _ dependency: Dependency, _ refusal: Refusal, _ project: ProjectTrees
  ) {
    leave(dependency, refusal.reason, refusal.detail, project)
  }

  package mutating func leave(
    _ dependency: Dependency, _ reason: ReasonName, _ detail: String, _ project: ProjectTrees
  ) {
    left.append(
      SkippedUse(
        reason: reason, path: project.records[dependency.file].path,
        position: dependency.position, expression: dependency.expression, detail: detail))
  }
}
