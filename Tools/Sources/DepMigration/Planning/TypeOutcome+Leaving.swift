package import DepFacts
package import DepModel
package import DepPlan
package import DepSyntax

extension HiddenUse {
  /// The declaration's own file comes first.
  package func order(_ shape: TypeShape) -> Int {
    source.file == shape.declaration.source.file ? -1 : source.file
  }
}

extension TypeOutcome {
  /// Skips the type after all, with the places that would have been rewritten.
  package mutating func refuse(
    _ reason: ReasonName, _ detail: String, _ places: [Dependency], _ paths: [String]
  ) {
    status = .skipped
    refusal = LeftPlace(
      reason: reason, path: path, position: position, expression: "", detail: detail)
    left += zip(places, paths).map { place, path in
      LeftPlace(
        reason: reason, path: path, position: place.position, expression: place.expression,
        detail: detail)
    }
  }

  package mutating func leave(
    _ dependency: Dependency, _ reason: ReasonName, _ detail: String, _ project: ProjectTrees
  ) {
    left.append(
      LeftPlace(
        reason: reason, path: project.records[dependency.file].path,
        position: dependency.position, expression: dependency.expression, detail: detail))
  }
}
