import DepFacts
package import DepModel
package import DepSyntax

/// A hidden dependency with its expression and the field that it could become.
package struct HiddenUse {
  package let dependency: Dependency
  package var site: UseSite
  package var draft: FieldDraft
  /// Whether it stands only in code that some builds or systems have.
  var isGuarded: Bool
  /// The local constant that held it, and goes.
  package var constant: KeptConstant?
  /// Whether it stands in a function that takes the dependencies as a parameter.
  package let isInFunction: Bool
  /// The protocol that the place takes where the object is handed over: `any Pasteboard`.
  var expected: String?
  /// Why the field keeps the type of a singleton of an SDK, where closures were asked for.
  let closureObstacle: MemberCalls.Obstacle?

  /// What is asked of it, so that a protocol may stand in its place; nil where it is used whole.
  package var requiredMembers: Set<RequiredMember>? {
    guard let next = site.next else {
      return draft.access == .value ? site.membersOfConstant : nil
    }
    return [RequiredMember(name: next, isWritten: dependency.role != .read || site.isMutated)]
  }

  /// Whether the code unwraps a singleton of an SDK, and the field would hold none that may lack.
  var losesOptional: Bool {
    guard dependency.kind == .systemSingleton, site.mayBeNil else { return false }
    switch draft.access {
    case .value: return !draft.type.isOptional
    case .provider: return draft.type.result?.isOptional == false
    default: return false
    }
  }

  /// Whether it stands in a member that the actor of the type does not isolate.
  var isInNonisolatedMember: Bool {
    guard let member = site.member else { return false }
    return member.modifiers.contains("nonisolated")
      || member.isInNonisolatedExtension && !member.attributes.contains { $0.hasSuffix("Actor") }
  }

  /// Whether it stands in a member that runs on another actor than the type, or on none.
  func isOutside(of isolation: TypeIsolation) -> Bool {
    guard let attribute = isolation.attribute, let member = site.member, !isInNonisolatedMember
    else { return isInNonisolatedMember }
    return member.attributes.contains { $0.hasSuffix("Actor") && "@" + $0 != attribute }
  }

  /// The declaration's own file comes first.
  func order(_ shape: TypeShape) -> Int {
    site.source.file == shape.declaration.source.file ? -1 : site.source.file
  }
}
