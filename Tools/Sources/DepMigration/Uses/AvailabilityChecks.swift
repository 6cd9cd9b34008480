import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Puts the check for a version of the system into closures that only checked code calls.
///
/// A field exists in all versions, and so does its closure: `{ if #available(macOS 11, *) {
/// WidgetCenter.shared.reloadAllTimelines() } }`. Where a result is needed, there is none to give.
enum AvailabilityChecks {
  static func moved(into uses: [HiddenUse], of type: Int, in project: ProjectTrees) -> [HiddenUse] {
    let open = Set(uses.filter { !$0.isGuarded }.map(\.draft.identity))
    let checks = Dictionary(grouping: uses, by: \.draft.identity).mapValues { uses in
      uses.reduce(into: Set<String>()) { $0.formUnion($1.site.surroundings.availability) }
    }
    return uses.map { use in
      let identity = use.draft.identity
      guard use.isGuarded, !open.contains(identity), !use.site.surroundings.isConditional,
        let check = checks[identity], check.count == 1, let condition = check.first,
        condition.isPlainCheck, let live = use.draft.live.checking(condition),
        use.draft.type.result?.description == "Void",
        use.draft.type.function?.parameters.allSatisfy({
          $0.type.names.allSatisfy { isInAllVersions($0, type, project) }
        }) == true
      else { return use }
      var use = use
      use.draft.live = live
      use.isGuarded = false
      return use
    }
  }

  /// Whether the type of a field may name a type: an SDK may have it only in some versions.
  private static func isInAllVersions(
    _ name: String, _ user: Int, _ project: ProjectTrees
  ) -> Bool {
    let scope = project.scope
    guard let type = scope.type(named: name, in: user) else {
      return [.plainValues, .standardTypes, .genericTypes].contains {
        scope.sdk.lists(name, in: $0)
      }
    }
    return scope.parts(of: type).allSatisfy { part in
      !project.records[part.file].facts.types[part.fact].attributes.contains("available")
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
