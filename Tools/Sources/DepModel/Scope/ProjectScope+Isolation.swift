package import DepFacts

extension ProjectScope {
  /// The attribute of the actor that isolates a type, such as `@MainActor`; nil for none.
  package func isolation(of type: Int) -> String? { isolation(of: type, depth: 0) }

  private func isolation(of type: Int, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    for part in declarations.parts(of: type) {
      let fact = records[part.file].facts.types[part.fact]
      guard fact.kind != .extension else { continue }
      if let name = actor(in: fact.attributes) { return "@" + name }
      if fact.inherited.contains(where: isOnMainActor(outsideType:)) { return "@MainActor" }
      for parent in fact.inherited {
        if let base = declarations.types(named: parent).first, base != type,
          model.types[base].kind == .class,
          let name = isolation(of: base, depth: depth + 1)
        {
          return name
        }
      }
    }
    return nil
  }

  /// The attribute of the actor that isolates a member of its own.
  package func isolation(of member: MemberFact) -> String? {
    actor(in: member.attributes.map(\.name)).map { "@" + $0 }
  }

  private func actor(in attributes: [String]) -> String? {
    attributes.first {
      $0.hasSuffix("Actor") && $0 != "globalActor" || globalActors.contains($0)
    }
  }

  /// Whether an SDK keeps an expression to the main actor.
  package func isOnMainActor(_ expression: String) -> Bool {
    isOnMainActor(
      outsideType: String(expression.split { $0 == "." || $0 == "(" }.first ?? ""))
  }

  private func isOnMainActor(outsideType name: String) -> Bool {
    sdk.lists(name, in: .mainActorTypes)
      && declarations.types(named: name).allSatisfy { model.types[$0].kind == .extension }
  }
}
