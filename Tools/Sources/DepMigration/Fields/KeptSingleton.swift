import DepFacts
import DepModel
import DepSyntax

/// A stored property that keeps a singleton: `let store = Store.shared`.
///
/// Where a class is made as before and its dependencies can be set afterwards, the property becomes
/// a getter that reads the field, which has the same object from the same moment on.
struct KeptSingleton {
  let move: PropertyMove
  let shape: TypeShape
  let project: ProjectTrees

  /// Whether nothing tells the getter from the stored property.
  var canBeRead: Bool {
    guard shape.isClass, move.wrapper == nil, let use = move.kept, isObject(use),
      move.property.modifiers.isSubset(of: Self.modifiers), move.property.isPlain
    else { return false }
    let mentions = PropertyMentions(of: move.property, in: shape)
    if mentions.isWhileMade { return false }
    return move.property.isLet
      || !mentions.mayBeChanged && (move.property.isPrivate || !mayBeAssignedByOthers)
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "final",
  ]

  /// Whether the field gives the one object of the program, and no copy of a value.
  private func isObject(_ use: HiddenUse) -> Bool {
    guard [.value, .provider].contains(use.draft.access) else { return false }
    switch use.dependency.kind {
    case .systemSingleton: return true
    case .singleton:
      return use.dependency.target.type.map { project.model.types[$0].kind } == .class
    default: return false
    }
  }

  private var mayBeAssignedByOthers: Bool {
    let name = move.property.name
    return !project.scope.subclasses(of: shape.type).isEmpty
      || ForeignMembers([name], in: project).assigned[name] != nil
      || project.scope.protocols(of: shape.type).contains { demanding in
        project.scope.members(of: demanding).contains {
          $0.name == name && $0.flags.contains(.hasSetter)
        }
      }
  }
}
