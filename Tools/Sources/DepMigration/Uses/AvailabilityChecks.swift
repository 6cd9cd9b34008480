import DepPlan
import DepSyntax

/// Puts the check for a version of the system into closures that only checked code calls.
///
/// A field exists in all versions, and so does its closure: `{ if #available(macOS 11, *) {
/// WidgetCenter.shared.reloadAllTimelines() } }`. Where a result is needed, there is none to give.
enum AvailabilityChecks {
  static func moved(into uses: [HiddenUse]) -> [HiddenUse] {
    let open = Set(uses.filter { !$0.isGuarded }.map(\.draft.identity))
    let checks = Dictionary(grouping: uses, by: \.draft.identity).mapValues { uses in
      uses.reduce(into: Set<String>()) { $0.formUnion($1.site.surroundings.availability) }
    }
    return uses.map { use in
      let identity = use.draft.identity
      guard use.isGuarded, !open.contains(identity), !use.site.surroundings.isConditional,
        let check = checks[identity], check.count == 1, let condition = check.first,
        condition.isPlainCheck, let live = use.draft.live.checking(condition),
        use.draft.type.result?.description == "Void"
      else { return use }
      var use = use
      use.draft.live = live
      use.isGuarded = false
      return use
    }
  }
}

extension String {
  /// Whether it names versions alone, with a star for other systems.
  fileprivate var isPlainCheck: Bool {
    hasPrefix("#available(") && hasSuffix("*)") && !contains(":")
  }

  /// A closure of one line whose code runs after a check.
  fileprivate func checking(_ condition: String) -> String? {
    guard hasPrefix("{ "), hasSuffix(" }"), !contains("\n"), !contains(" in ") else { return nil }
    return "{ if \(condition) { \(dropFirst(2).dropLast(2)) } }"
  }
}
