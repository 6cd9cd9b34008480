import DepModel
import DepSyntax

/// Lets all places of a type that make or fetch the same object share one field.
enum MadeAlike {
  /// Where one place takes the type itself, the others do too, whatever protocol they ask for.
  static func unified(_ uses: [HiddenUse]) -> [HiddenUse] {
    let made = uses.lazy.filter { $0.dependency.kind == .construction }.map(\.draft)
    let concrete = Dictionary(
      made.filter { $0.type.result?.isExistential == false }.map { ($0.live, $0) }
    ) { first, _ in first }
    return kept(unwrapped(uses)).map { use in
      guard use.dependency.kind == .construction, use.draft.type.result?.isExistential == true,
        let other = concrete[use.draft.live], other.access == use.draft.access
      else { return use }
      var use = use
      use.draft = other
      return use
    }
  }

  /// Where one place of a type does without the object that a container may not have, the others
  /// unwrap what the same closure gives.
  private static func unwrapped(_ uses: [HiddenUse]) -> [HiddenUse] {
    let fetched = uses.lazy.filter { $0.dependency.kind == .locator && $0.draft.live.isClosure }
      .map(\.draft)
    let optional = Dictionary(fetched.map { ($0.live, $0) }) { first, _ in first }
    return uses.map { use in
      guard use.dependency.kind == .locator, use.draft.live.hasSuffix("! }"),
        let site = use.site.withoutForceUnwrap,
        var other = optional[use.draft.live.dropLast("! }".count) + " }"]
      else { return use }
      other.access = use.draft.access
      var use = use
      use.site = site
      use.draft = other
      return use
    }
  }
}

extension MadeAlike {
  /// Where the object is fetched when the instance is made, and the container keeps it, later code
  /// of the instance reads the same field.
  private static func kept(_ uses: [HiddenUse]) -> [HiddenUse] {
    let early = uses.lazy.filter {
      ContainerCall.askedKinds.contains($0.dependency.kind) && $0.draft.access == .value
        && !$0.draft.isOfOnePlace
    }
    let fields = Dictionary(early.map { ("{ \($0.draft.live) }", $0.draft) }) { first, _ in first }
    return uses.map { use in
      guard ContainerCall.askedKinds.contains(use.dependency.kind), use.draft.access == .provider,
        let other = fields[use.draft.live], other.type == use.draft.type.result
      else { return use }
      var use = use
      use.draft = other
      return use
    }
  }
}

extension String {
  fileprivate var isClosure: Bool { hasPrefix("{ ") }
}
