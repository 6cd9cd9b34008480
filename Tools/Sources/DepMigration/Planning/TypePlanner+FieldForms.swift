import DepSyntax

extension TypePlanner {
  /// The uses with fields of the form that the type can keep.
  func settled(_ uses: [HiddenUse], _ shape: TypeShape) -> [HiddenUse] {
    let crossing = CrossingFields(shape: shape, scope: project.scope, knowledge: knowledge)
    let held = InitialObjects(shape: shape, scope: project.scope).held(crossing.crossing(uses))
    return DefaultActorUses(shape: shape, scope: project.scope).marked(held)
  }
}
