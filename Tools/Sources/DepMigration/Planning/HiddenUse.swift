import DepFacts
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// A hidden dependency with its place in the tree and the field that it could become.
struct HiddenUse {
  var dependency: Dependency
  var source: ParsedSource
  var found: ExpressionFinder.Found
  var surroundings: Surroundings
  var draft: FieldDraft

  /// What is asked of it, so that a protocol may stand in its place; nil where it is used whole.
  var seamMembers: Set<SeamMember>? {
    guard let next = found.next else {
      return draft.access == .value ? LocalAlias.members(of: found.node) : nil
    }
    return [SeamMember(name: next, isWritten: dependency.role != .read || found.isMutated)]
  }

  /// Whether it stands only in code that some builds or systems have.
  var isGuarded: Bool {
    (surroundings.isConditional || surroundings.isGuardedByAvailability)
      && !EverywhereTypes.contains(dependency)
  }
}
