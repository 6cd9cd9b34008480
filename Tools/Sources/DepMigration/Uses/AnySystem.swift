import DepFacts
import DepModel
import DepSyntax

/// Tells what every system has, although the code that uses it may ask for a newer one.
struct AnySystem {
  let project: ProjectTrees
  private var scope: ProjectScope { project.scope }

  /// Whether a thing of the project and the type of its field have no `@available`.
  ///
  /// Of what an SDK declares since some version, only tables tell.
  func has(_ dependency: Dependency, as draft: FieldDraft) -> Bool {
    if dependency.kind == .systemSingleton { return isOld(dependency.target.name, draft.live) }
    guard let owner = dependency.owner, let declaring = dependency.target.type,
      [.singleton, .staticFacade].contains(dependency.kind), isUnrestricted(declaring),
      !isRestricted(dependency.target.name.lastName, of: declaring)
    else { return false }
    return WrittenType(parsing: draft.type.description).names.allSatisfy { name in
      if scope.sdk.lists(name, in: .foundationTypes) { return true }
      if let type = scope.type(named: name, in: owner) { return isUnrestricted(type) }
      return scope.sdk.lists(name, in: .standardTypes) && !Self.recent.contains(name)
    }
  }

  /// Whether each version that code is written for has a singleton, and what a closure asks of it.
  private func isOld(_ singleton: String, _ live: String) -> Bool {
    scope.sdk.lists(singleton, in: .singletonsOfAllSystems) && !live.contains("await ")
      && !scope.sdk.names(in: .recentMembers).contains(where: live.contains)
  }

  /// Types of the standard library that came with a later system.
  private static let recent: Set<String> = ["ContinuousClock", "Duration", "SuspendingClock"]

  private func isUnrestricted(_ type: Int) -> Bool {
    scope.parts(of: type).allSatisfy { !scope.fact($0).attributes.contains("available") }
      && scope.outer(of: type).map(isUnrestricted) != false
  }

  private func isRestricted(_ member: String, of type: Int) -> Bool {
    scope.members(of: type).contains {
      $0.name == member && $0.attributes.contains { $0.name == "available" }
    }
  }
}
