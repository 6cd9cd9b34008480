import DepFacts
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Places that are left for what stands around them.
extension TypeDrafter {
  /// Where a type assigns something, its reads of it have to see what it assigned.
  func leaveAssigned(
    _ uses: inout [HiddenUse], _ hidden: [Dependency], _ outcome: inout TypeOutcome
  ) {
    let offsets = Set(
      outcome.left.lazy.filter { $0.reason == .assignedSingleton }.map(\.position.offset))
    guard !offsets.isEmpty else { return }
    let assigned = Set(
      hidden.lazy.filter { $0.role != .read && offsets.contains($0.position.offset) }
        .map(\.target.name))
    uses.removeAll { use in
      guard assigned.contains(use.dependency.target.name) else { return false }
      outcome.leave(
        use.dependency, .assignedSingleton, "the type assigns it elsewhere, and reads it here",
        project)
      return true
    }
  }

  /// A field that only some builds have would have to be conditional itself.
  func leaveGuarded(_ uses: inout [HiddenUse], _ outcome: inout TypeOutcome) {
    let open = Set(uses.filter { !$0.isGuarded(project.scope.sdk) }.map(\.draft.identity))
    uses.removeAll { use in
      guard use.isGuarded(project.scope.sdk), !open.contains(use.draft.identity) else { return false }
      outcome.leave(
        use.dependency, use.surroundings.isConditional ? .conditionalCode : .availability,
        "the field would have to be conditional too", project)
      return true
    }
  }

  /// Members outside of the actor may read the property only where it can cross.
  func leaveNonisolated(
    _ uses: inout [HiddenUse], _ shape: TypeShape, _ outcome: inout TypeOutcome
  ) {
    guard shape.actor != nil || shape.entry.kind == .actor else { return }
    let crosses = uses.allSatisfy(\.draft.isSendable)
    guard !crosses else { return }
    uses.removeAll { use in
      let modifiers =
        use.surroundings.member?.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .map { $0.name.text } ?? []
      guard modifiers.contains("nonisolated") else { return false }
      outcome.leave(
        use.dependency, .nonisolatedMember,
        "the property belongs to the actor, and the member does not", project)
      return true
    }
  }

  func leaveShadowed(
    _ uses: inout [HiddenUse], _ shape: TypeShape, _ outcome: inout TypeOutcome
  ) {
    uses.removeAll { use in
      let imports = [use.source.file: project.records[use.source.file].facts.imports]
      guard use.isShadowed,
        UseReach(shape: shape, knowledge: knowledge, imports: imports).reach(of: use)?.capture != nil
      else { return false }
      outcome.leave(
        use.dependency, .nameTaken, "something else is called 'dependencies' there", project)
      return true
    }
  }
}
