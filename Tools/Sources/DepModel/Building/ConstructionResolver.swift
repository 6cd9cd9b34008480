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
      let next = open.filter { depends($0.type, depending) }
      if next.isEmpty { return found }
      open.removeAll { depends($0.type, depending) }
      for made in next {
        let dependency = dependency(on: made)
        var decision = made.decision
        // A type of the convention says itself that it depends on something.
        if decision.isCounted, let reason = effects.reason(for: dependency),
          reason != .plainObject || !isConverted(made.type) || effects.isMessage(made.type)
            || made.owner.map({ effects.isPart(made.type, of: $0) }) == true
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
    // A struct of the convention says itself that it is no plain value.
    if shapes[made.type]?.hasDefault == true { return !made.labels.contains("dependencies") }
    return isService(made.type, isDefault: made.use.place == .defaultArgument)
      || (made.labels.isEmpty || sdk.isNamedAsService(record.name))
        && effects.isServiceValue(made.type)
        && made.owner.map { effects.isInside(made.type, of: $0) } != true
  }

  /// Whether a type, or a class that it inherits from, is one of the convention.
  private func isConverted(_ type: Int) -> Bool {
    ([type] + superclasses(of: type)).contains { shapes[$0] != nil }
  }

  /// Whether a type depends on something itself, or through what it inherits.
  private func depends(_ type: Int, _ depending: Set<Int>) -> Bool {
    depending.contains(type) || superclasses(of: type).contains(where: depending.contains)
      || effects.inheritsService(type)
  }

  /// The classes of the project that a class inherits from, nearest first.
  private func superclasses(of type: Int) -> [Int] {
    guard resolver.types.records[type].kind == .class else { return [] }
    var found: [Int] = []
    // Wrong code may inherit in a circle.
    while let next = resolver.parents(of: found.last ?? type).lazy.compactMap(\.type).first(where: {
      resolver.types.records[$0].kind == .class && !resolver.types.records[$0].isExternal
    }), next != type, !found.contains(next) {
      found.append(next)
    }
    return found
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
