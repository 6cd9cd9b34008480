import DepFacts
package import DepModel
import DepPlan
package import DepSyntax
import SwiftSyntax

/// A hidden dependency with its place in the tree and the field that it could become.
package struct HiddenUse {
  package var dependency: Dependency
  package var source: ParsedSource
  package var found: ExpressionFinder.Found
  package var surroundings: Surroundings
  package var draft: FieldDraft

  /// What is asked of it, so that a protocol may stand in its place; nil where it is used whole.
  package var seamMembers: Set<SeamMember>? {
    guard let next = found.next else {
      return draft.access == .value ? LocalAlias.members(of: found.node) : nil
    }
    return [SeamMember(name: next, isWritten: dependency.role != .read || found.isMutated)]
  }

  /// Whether it stands only in code that some builds or systems have.
  package func isGuarded(_ sdk: SDKKnowledge) -> Bool {
    (surroundings.isConditional || surroundings.isGuardedByAvailability)
      && !sdk.isEverywhere(dependency)
  }
}
