import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Lets a field hold an object that the type makes once, when it is made itself: a closure would be
/// called once.
struct InitialObjects {
  let shape: TypeShape
  let scope: ProjectScope

  func held(_ uses: [HiddenUse]) -> [HiddenUse] {
    // Objects of the own type that are passed the dependencies would share the object.
    guard !scope.declaresSendable(shape.type),
      shape.constructionsOfItself(scope.sdk).isEmpty,
      !uses.contains(where: { $0.isOutside(of: shape.isolation) })
    else { return uses }
    let counts = Dictionary(grouping: uses, by: \.draft.identity).mapValues(\.count)
    return uses.map { use in
      guard counts[use.draft.identity] == 1, let draft = held(use) else { return use }
      var use = use
      use.draft = draft
      return use
    }
  }

  /// Whether no other initializer keeps the dependencies, and would make the object for nothing.
  private var hasOneInitializer: Bool {
    !shape.isMemberwise && shape.initializers.count { !$0.isDelegating } == 1
  }

  /// A constant keeps the object as long as the dependencies do.
  private func held(_ use: HiddenUse) -> FieldDraft? {
    let site = use.site
    guard [.systemSingleton, .construction].contains(use.dependency.kind),
      use.draft.access == .provider, use.draft.names.first?.hasPrefix("make") == true,
      let type = use.draft.type.result(ofPlainClosureWith: ["@Sendable"]),
      use.dependency.reach != .outside(.unknown),
      site.isInInitializer, site.closures.isEmpty, site.next == nil,
      let name = site.propertyKeptAtOnce,
      shape.storedProperties.first(where: { $0.name == name })?.isLet == true,
      site.surroundings.isInitialValue || hasOneInitializer
    else { return nil }
    var draft = use.draft
    draft.type = type
    draft.live = String(draft.live.dropFirst(2).dropLast(2))
    draft.access = .value
    draft.isSendable = false
    let names = draft.names.map { scope.sdk.withoutPrefix(String($0.dropFirst(4))).lowerCamel }
    // A type may be named like a value: `dydxFavoriteStore`.
    draft.names = names.filter { $0 != type.description } + [name]
    return draft
  }
}
