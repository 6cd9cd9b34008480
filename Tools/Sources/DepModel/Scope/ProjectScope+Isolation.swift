package import DepFacts

extension ProjectScope {
  /// The attribute of the actor that isolates a type, such as `@MainActor`; nil for none.
  package func isolation(of type: Int) -> String? { isolation(of: type, depth: 0) }

  /// A protocol isolates only where the declaration itself names it, and no extension.
  private func isolation(of type: Int, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    for part in parts(of: type) where fact(part).kind != .extension {
      let fact = fact(part)
      if let name = actor(in: fact.attributes) { return "@" + name }
      let parents = model.types[type].parents.filter { fact.inherited.contains($0.written) }
      if parents.contains(where: { !isDeclared($0) && isOnMainActor(outsideType: $0.name) }) {
        return "@MainActor"
      }
      for case let parent? in parents.lazy.map(\.type) where parent != type {
        if let name = isolation(of: parent, depth: depth + 1) { return name }
      }
    }
    return nil
  }

  /// Whether values of a type may cross from one task to another; false where that is not known.
  package func isSendable(_ type: Int) -> Bool {
    model.types[type].kind == .actor || inheritedNames(of: type).contains("Sendable")
      || isolation(of: type) != nil
  }

  /// The attribute of the actor that isolates a member of its own.
  package func isolation(of member: MemberFact) -> String? {
    actor(in: member.attributes.map(\.name)).map { "@" + $0 }
  }

  /// The first of the attributes that names a global actor.
  package func actor(in attributes: [String]) -> String? {
    attributes.first {
      $0.hasSuffix("Actor") && $0 != "globalActor" || globalActors.contains($0)
    }
  }

  /// Whether an SDK keeps an expression to the main actor.
  package func isOnMainActor(_ expression: String) -> Bool {
    isOnMainActor(
      outsideType: String(expression.split { $0 == "." || $0 == "(" }.first ?? ""))
  }

  /// Whether an SDK, and not the project, declares a type of the main actor by this name.
  package func isOnMainActor(outsideType name: String) -> Bool {
    sdk.lists(name, in: .mainActorTypes)
      && types(named: name).allSatisfy { model.types[$0].kind == .extension }
  }
}
