import DepModel
import DepSyntax

/// Decides which uses run on the main actor, and what becomes of those that do not.
///
/// The compiler lets code outside of the main actor ask for `UIApplication.shared`, because it is
/// older than actors. It does not let such code call a closure of the main actor.
struct MainActorUses {
  let shape: TypeShape
  let scope: ProjectScope
  let knowledge: EscapeKnowledge

  /// With fields outside of the actor where one of their uses is not known to run on it.
  func relaxed(_ uses: [HiddenUse]) -> [HiddenUse] {
    let identities = Set(
      uses.lazy.filter { $0.draft.isLenient && !isOnMainActor($0.site) }
        .map(\.draft.identity))
    return uses.map { use in
      guard identities.contains(use.draft.identity), use.draft.isLenient else { return use }
      var use = use
      use.draft = relaxed(use.draft)
      return use
    }
  }

  private func relaxed(_ draft: FieldDraft) -> FieldDraft {
    var draft = draft
    // A protocol would be isolated by its own words, which bind all code.
    draft.projectType = nil
    draft.isLenient = false
    let isSendable = scope.declaresSendable(shape.type)
    draft.type = draft.type.without(["@MainActor"] + (isSendable ? [] : ["@Sendable"]))
    draft.isSendable = isSendable
    return draft
  }

  /// False also where that is not known.
  private func isOnMainActor(_ site: UseSite) -> Bool {
    // Swift 6 mode is not lenient: the code as it stands would not compile elsewhere.
    if site.isAwaited || scope.isInSwift6Mode(shape.entry.module) { return true }
    for closure in site.closures.reversed() {
      if closure.runsOnMainActor { return true }
      if closure.inheritsActor { continue }
      if knowledge.isConcurrent(closure, module: shape.entry.module) { return false }
    }
    guard let member = site.member else { return false }
    if let actor = scope.actor(in: member.isolatingAttributes) { return actor == "MainActor" }
    guard !member.isNonisolated else { return false }
    let isolation = shape.isolation
    return isolation == .moduleDefault || isolation.attribute == "@MainActor"
  }
}
