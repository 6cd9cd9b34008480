import DepFacts
import DepModel
import DepPlan
import SwiftSyntax

/// A hidden dependency with its place in the tree and the field that it could become.
struct HiddenUse {
  var dependency: Dependency
  var source: ParsedSource
  var found: ExpressionFinder.Found
  var surroundings: Surroundings
  var draft: FieldDraft

  /// Whether a member is asked of it, so that a protocol may stand in its place.
  var seamMember: SeamMember? {
    found.next.map { SeamMember(name: $0, isWritten: dependency.role != .read) }
  }

  /// Whether it stands only in code that some builds or systems have.
  var isGuarded: Bool { surroundings.isConditional || surroundings.isGuardedByAvailability }
}
