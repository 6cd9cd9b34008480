import DepFacts

/// Decides which constructions in place hide a dependency: those of objects that have some.
struct ConstructionResolver {
  let sources: [SourceRecord]
  let resolver: NameResolver
  let roles: TypeRoles
  let shapes: [Int: DependenciesShape]
  let sdk: SDKKnowledge
  let effects: EffectPolicy

  /// Adds the hidden constructions to the resolved uses and returns all constructions.
  func resolve(_ resolved: inout ResolvedUses) -> [Construction] {
    for (dependency, decision) in hidden(resolved) { resolved.add(dependency, decision) }
    return resolved.made.map {
      Construction(
        owner: $0.owner, made: $0.type, place: Place(file: $0.file, position: $0.use.position),
        labels: $0.labels)
    }
  }

  /// The constructions of types that depend on something, or that make one which does.
  private func hidden(
    _ resolved: ResolvedUses
  ) -> [(dependency: Dependency, decision: CountingPolicy.Decision)] {
    // A default of a method is a seam for its callers already, and makes nothing depend.
    var depending = Set(
      resolved.dependencies.lazy
        .filter { $0.state != .defaulted || $0.member.hasPrefix("init(") }
        .compactMap(\.owner))
    var open = resolved.made.filter(mayHide)
    var found: [(Dependency, CountingPolicy.Decision)] = []
    while true {
      let next = open.filter { depending.contains($0.type) }
      if next.isEmpty { return found }
      open.removeAll { depending.contains($0.type) }
      for made in next {
        let dependency = dependency(on: made)
        var decision = made.decision
        // A type of the convention says itself that it depends on something.
        if decision.isCounted, let reason = effects.reason(for: dependency),
          reason != .plainObject || shapes[made.type] == nil
        {
          decision = .exempt(reason)
        }
        if decision.isCounted, let owner = made.owner { depending.insert(owner) }
        found.append((dependency, decision))
      }
    }
  }

  private func dependency(on made: ResolvedUses.Made) -> Dependency {
    var dependency = Dependency(
      state: .hidden, kind: .construction, file: made.file, position: made.use.position,
      expression: made.expression, owner: made.owner, member: memberName(made),
      place: made.use.place, role: .read,
      target: Dependency.Target(name: resolver.types.records[made.type].name, type: made.type),
      suggestion: Suggestions(types: resolver.types).field(forMade: made.type))
    dependency.isDeferred = made.isDeferred
    dependency.use = made.reference
    dependency.reach = .node(effects.nodes.instances(of: made.type))
    return dependency
  }

  private func mayHide(_ made: ResolvedUses.Made) -> Bool {
    let record = resolver.types.records[made.type]
    guard made.owner != made.type, roles.reasons[made.type] == nil,
      sources[record.declaration.file].role == .source
    else { return false }
    if record.kind == .actor { return true }
    if record.kind == .class { return true }
    return isService(made.type, isDefault: made.use.place == .defaultArgument)
  }

  /// Whether a struct stands behind a protocol of the project, so that it is no plain value.
  private func isService(_ type: Int, isDefault: Bool) -> Bool {
    let parents = resolver.parents(of: type)
    return resolver.types.records[type].kind == .struct
      && sdk.names(in: .valueProtocols).isDisjoint(with: parents.lazy.map(\.name))
      && parents.lazy.compactMap(\.type).contains { id in
        let parent = resolver.types.records[id]
        return parent.kind == .protocol && (isDefault || doesSomething(parent))
      }
  }

  private func memberName(_ made: ResolvedUses.Made) -> String {
    made.use.member >= 0
      ? sources[made.file].facts.members[Int(made.use.member)].displayName : ""
  }

  /// Whether a protocol asks for a method or a setter; one of readable properties alone describes
  /// values.
  private func doesSomething(_ record: TypeTable.Record) -> Bool {
    record.parts.contains { part in
      sources[part.file].facts.types[part.fact].kind == .protocol
        && sources[part.file].facts.members.contains { member in
          member.owner == Int32(part.fact) && !member.flags.contains(.isStatic)
            && (member.kind == .function || member.flags.contains(.hasSetter))
        }
    }
  }
}
