import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The uses of a type, with what is known by then.
struct TypeUses {
  let shape: TypeShape
  /// All hidden dependencies of the type.
  let hidden: [Dependency]
  let reach: AccessPlanner
  /// Those that are still to be rewritten.
  private(set) var uses: [HiddenUse]
  var outcome: TypeOutcome
  /// What becomes of each initializer, as soon as that is planned.
  var forms: [InitializerForm] = []
  /// Whether code of instances stays as it is.
  var keepsInstances = false

  var hasInstances: Bool { uses.contains { !$0.isInFunction } }
  var hasFunctions: Bool { uses.contains(where: \.isInFunction) }

  /// Takes out the uses for which a precondition does not hold, one precondition after the other.
  mutating func leave(_ preconditions: [UsePrecondition], _ project: ProjectTrees) {
    for precondition in preconditions { leave(project, precondition.refusal(self)) }
  }

  mutating func leave(_ project: ProjectTrees, _ refusal: (HiddenUse) -> Refusal?) {
    var remaining: [HiddenUse] = []
    for use in uses {
      if let refusal = refusal(use) {
        outcome.leave(use.dependency, refusal, project)
      } else {
        remaining.append(use)
      }
    }
    uses = remaining
  }
}

extension UsePrecondition {
  /// A field that only some builds have would have to be conditional itself.
  static let isUsedUnconditionally = Self([.conditionalCode, .availability]) { subject in
    let open = Set(subject.uses.filter { !$0.isGuarded }.map(\.draft.identity))
    return { use in
      guard use.isGuarded, !open.contains(use.draft.identity) else { return nil }
      return Refusal(
        use.site.surroundings.isConditional ? .conditionalCode : .availability,
        "the field would need the same condition")
    }
  }

  /// Members outside of the actor may read the property only where it can cross.
  static let isInsideOfActor = Self([.nonisolatedMember]) { subject in
    let isolation = subject.shape.isolation
    let isIsolated = isolation.attribute != nil || isolation == .actor
    let crosses = !isIsolated || subject.uses.allSatisfy(\.draft.isSendable)
    return { use in
      !crosses && use.site.member?.modifiers.contains("nonisolated") == true
        ? Refusal(
          .nonisolatedMember, "the actor isolates the property and not the member") : nil
    }
  }

  static let isNotShadowed = Self([.nameTaken]) { subject in
    return { use in
      use.site.isShadowed && subject.reach.reach(of: use).capture != nil
        ? Refusal(.nameTaken, "'dependencies' has another meaning there") : nil
    }
  }
}
