import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Who may put another object into a wrapped property.
extension InjectedPropertyPlanner {
  /// Whether code outside of the type may put another object into a property.
  func isAssignedByOthers(_ site: WrappedProperty) -> Bool {
    if places(in: foreign.assigned, of: site).contains(where: mayBeOfType) { return true }
    return !site.property.isPrivate
      && project.scope.protocols(of: shape.type).contains { demanding in
        project.scope.members(of: demanding).contains {
          $0.name == site.name && $0.flags.contains(.hasSetter)
        }
      }
  }

  /// Whether such code assigns a member of what the property holds: `model.config.limit = 3`.
  func isChangedByOthers(_ site: WrappedProperty) -> Bool {
    places(in: foreign.changed, of: site).contains(where: mayBeOfType)
  }

  /// The objects whose member of that name some code changes, and can see.
  private func places(
    in bases: [String: Set<ForeignMembers.Base>], of site: WrappedProperty
  ) -> [ForeignMembers.Base] {
    bases[site.name, default: []].filter {
      !site.property.isHidden || $0.file == site.source.file
    }
  }

  private func mayBeOfType(_ base: ForeignMembers.Base) -> Bool {
    ForeignObjects(shape: shape, project: project).include(base)
  }
}
