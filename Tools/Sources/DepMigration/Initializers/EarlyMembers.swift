import DepFacts
import DepModel
import DepSyntax

/// The members of a class that its own initializers, or those of a class above, reach.
///
/// A property that is set afterwards comes too late for them.
struct EarlyMembers {
  private let names: Set<String>
  /// For each method that a framework calls before other code has the object, what runs only there.
  private let hooks: [(method: String, names: Set<String>)]
  /// For each class above the names that its initializers reach.
  private let above: [(type: String, names: Set<String>)]

  init(of shape: TypeShape, in project: ProjectTrees) {
    above = project.scope.superclasses(of: shape.type).compactMap { superclass in
      TypeShape(superclass, in: project).map {
        ($0.entry.name, $0.namesReachedByInitializers())
      }
    }
    let overrides = Set(
      project.scope.members(of: shape.type).filter { $0.flags.contains(.isOverride) }.map(\.name))
    let called = above.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    names = shape.namesReachedByInitializers(and: overrides.intersection(called))
    hooks = overrides.intersection(project.scope.sdk.names(in: .methodsBeforeUse)).sorted().map {
      ($0, shape.namesReachedOnly(from: $0))
    }
  }

  /// The method that a framework calls before other code has the object, where the member around a
  /// use runs only then.
  func methodBeforeUse(around use: HiddenUse) -> String? {
    guard let member = use.site.member, !use.isInFunction else { return nil }
    return hooks.first { !$0.names.isDisjoint(with: member.declaredNames) }?.method
  }

  /// The initializer that calls the member around a use, and the member's name.
  func caller(of use: HiddenUse) -> (initializer: String, member: String)? {
    guard let member = use.site.member, !use.isInFunction else { return nil }
    return caller(of: member)
  }

  /// The initializer that calls a member, and its name.
  func caller(of member: MemberSite) -> (initializer: String, member: String)? {
    guard !member.isInitializer, let name = member.declaredNames.first(where: names.contains)
    else { return nil }
    let caller = above.first { $0.names.contains(name) && member.modifiers.contains("override") }
    return (caller.map { "an initializer of '\($0.type)'" } ?? "an initializer", name)
  }
}
