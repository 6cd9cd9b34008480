import DepModel
import DepSyntax

/// The members of a class that its own initializers, or those of a class above, call.
///
/// A property that is set afterwards comes too late for them.
struct EarlyMembers {
  private let own: Set<String>
  /// For each class above the names that its initializers mention.
  private let above: [(type: String, names: Set<String>)]

  init(of shape: TypeShape, in project: ProjectTrees) {
    own = Self.names(in: shape)
    above = project.scope.superclasses(of: shape.type).compactMap { superclass in
      TypeShape(superclass, in: project).map { ($0.entry.name, Self.names(in: $0)) }
    }
  }

  private static func names(in shape: TypeShape) -> Set<String> {
    shape.initializers.reduce(into: []) { $0.formUnion($1.namesOfMembers) }
  }

  /// The initializer that calls the member around a use, and the member's name.
  func caller(of use: HiddenUse) -> (initializer: String, member: String)? {
    guard let member = use.site.member, !member.isInitializer, !use.isInFunction else { return nil }
    for name in member.declaredNames {
      if own.contains(name) { return ("the initializer", name) }
      if member.modifiers.contains("override"),
        let caller = above.first(where: { $0.names.contains(name) })
      {
        return ("an initializer of '\(caller.type)'", name)
      }
    }
    return nil
  }
}
