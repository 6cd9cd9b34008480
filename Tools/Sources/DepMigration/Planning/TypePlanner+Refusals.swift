import DepModel
import DepPlan
import DepSyntax

extension TypePlanner {
  /// Leaves what no test needs to replace.
  func leaveNeedless(_ uses: inout TypeUses) {
    uses.leave(project, UnreadProperties(shape: uses.shape, project: project).refusal)
    uses.leave(project, computing.refusal(in: uses))
  }

  /// Leaves a singleton where a field could hold no other object.
  func refusal(ofFixed use: HiddenUse) -> Refusal? {
    guard use.dependency.kind == .singleton, let type = use.draft.projectType,
      use.dependency.owner.flatMap({ fixed[$0] })?.contains(type) == true
    else { return nil }
    return Refusal(
      .irreplaceableObject,
      "no test can make another '\(project.model.types[type].name)', whose initializers are "
        + "private, and no protocol can stand for it")
  }

  /// Names the option with which functions would change of a type that keeps nothing.
  func hinting(at hidden: [Dependency], _ refusal: Refusal) -> Refusal {
    let isInFunction = hidden.contains {
      StaticCalls.anyFunction(around: $0, in: project.scope) != nil
    }
    guard ReasonName.ofValues.contains(refusal.reason), !options.convertsFunctions, isInFunction
    else { return refusal }
    return Refusal(
      refusal.reason, refusal.detail + "; '--functions' adds a parameter to functions")
  }
}
