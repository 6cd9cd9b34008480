import DepFacts

extension ProjectScope {
  /// The container that an object holds which a type is handed: the `resolver` of a router.
  ///
  /// Nil for a container, for a type of the user's own and for an object without one.
  package func heldContainer(_ written: String, in user: Int) -> HandedContainer? {
    guard handedContainer(written, in: user) == nil else { return nil }
    let name = Self.plain(written)
    let file = model.types[user].place.file
    guard let type = type(named: name, in: user) else {
      return sdk.containers.held(by: name.lastName, Set(records[file].facts.imports)).map {
        HandedContainer(kind: .resolver(givesOptional: $0.givesOptional), type: name, path: $0.path)
      }
    }
    guard type != user, !isGeneric(type) else { return nil }
    let isProtocol = model.types[type].kind == .protocol
    return heldResolver(type, depth: 0).map {
      HandedContainer(
        kind: .resolver(givesOptional: $0.givesOptional), type: isProtocol ? "any \(name)" : name,
        path: $0.path)
    }
  }

  /// The types of the project with an initializer that takes a container, or an object that holds
  /// one; without those in tests.
  ///
  /// The compiler makes that initializer for some structs.
  package var typesWithHandedContainers: [Int] {
    model.types.indices.filter { type in
      let entry = model.types[type]
      guard !entry.isTest, entry.exemption == nil,
        [.class, .struct, .actor].contains(entry.kind)
      else { return false }
      return members(of: type).contains { member in
        switch member.kind {
        case .initializer:
          member.parameters.contains {
            handedContainer($0.type, in: type) != nil || heldContainer($0.type, in: type) != nil
          }
        case .storedProperty where entry.kind == .struct && !member.flags.contains(.isStatic):
          member.value == nil && member.type.map { keepsResolver($0, in: type) } == true
        default: false
        }
      }
    }
  }

  /// Whether a property of this type holds a resolver, or an object that has one.
  package func keepsResolver(_ written: String, in type: Int) -> Bool {
    let container = handedContainer(written, in: type) ?? heldContainer(written, in: type)
    guard case .resolver = container?.kind else { return false }
    return true
  }

  /// The attribute of the actor on which code of a type asks a container that it is handed.
  package func actor(on container: HandedContainer, for user: Int) -> String? {
    var name = Self.plain(container.type)
    var around = user
    for step in container.path + [""] {
      guard let type = type(named: name, in: around) else { return nil }
      if let actor = isolation(of: type, seenFrom: user) { return actor }
      let member = lineage(of: type).lazy.flatMap { self.parts(of: $0) }
        .flatMap { self.members(of: $0) }.first { $0.name == step }
      guard let member, let written = member.type else { return nil }
      if let actor = isolation(of: member) { return actor }
      name = Self.plain(written.last == "!" ? String(written.dropLast()) : written)
      around = type
    }
    return nil
  }

  private typealias Held = (path: [String], givesOptional: Bool)

  /// The only property of a type, or of one that it holds, that other code may ask for objects.
  private func heldResolver(_ type: Int, depth: Int) -> Held? {
    var found: [Held] = []
    for holder in lineage(of: type) {
      for part in parts(of: holder) {
        for member in members(of: part) {
          guard [.storedProperty, .computedProperty].contains(member.kind),
            !member.access.isHidden, !member.flags.contains(.isStatic),
            let written = member.type, !written.hasSuffix("?")
          else { continue }
          let imports = Set(records[part.file].facts.imports)
          guard let inner = resolver(Self.plain(written), in: holder, imports, depth) else {
            continue
          }
          let path = [member.name] + inner.path
          if !found.contains(where: { $0.path == path }) {
            found.append((path, inner.givesOptional))
          }
        }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  private func resolver(
    _ written: String, in holder: Int, _ imports: Set<String>, _ depth: Int
  ) -> Held? {
    let name = written.last == "!" ? String(written.dropLast()) : written
    if let known = sdk.containers.givesOptional(name.lastName, in: imports) { return ([], known) }
    if let known = sdk.containers.held(by: name.lastName, imports) { return known }
    guard let type = type(named: name, in: holder) else { return nil }
    if let givesOptional = givesOptional(type) { return ([], givesOptional) }
    return depth < 1 && type != holder ? heldResolver(type, depth: depth + 1) : nil
  }
}
