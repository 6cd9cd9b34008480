import DepFacts

/// Reads the nested `Dependencies` structs.
struct DependenciesShapes {
  let sources: [SourceRecord]
  let resolver: NameResolver

  /// The records of `Dependencies` structs by the record of the type around them.
  let structs: [Int: Int]

  init(sources: [SourceRecord], resolver: NameResolver) {
    self.sources = sources
    self.resolver = resolver
    var structs: [Int: Int] = [:]
    for (id, record) in resolver.types.records.enumerated()
    where record.kind == .struct && record.name.hasSuffix(".Dependencies") {
      if let owner = resolver.types.outer(of: id, resolver.imports) { structs[owner] = id }
    }
    self.structs = structs
  }

  func shape(of owner: Int) -> DependenciesShape? {
    guard let id = structs[owner] else { return nil }
    let record = resolver.types.records[id]
    let members = members(of: id)
    let stored = property(of: owner)
    var shape = DependenciesShape(
      place: place(of: record.declaration), fields: fields(members, of: id),
      hasDefault: hasDefault(owner) || stored.map(beginsWithValue) == true,
      hasLive: members.contains { $0.fact.name == "live" && $0.fact.flags.contains(.isStatic) },
      property: stored?.fact.name,
      propertyPlace: stored.map { Place(file: $0.file, position: $0.fact.position) },
      isStoredAsVariable: resolver.types.records[owner].kind != .struct
        && stored.map { !$0.fact.flags.contains(.isLet) && !beginsWithValue($0) } == true,
      isExposed: stored.map { [.public, .open].contains($0.fact.access) } ?? false,
      liveNeeds: [])
    shape.isDefaultOfFunctions = isDefaultOfFunctions(owner)
    return shape
  }

  private struct Member {
    var file: Int
    var fact: MemberFact
  }

  /// The members of all parts, in order of file and appearance.
  private func members(of id: Int) -> [Member] {
    let parts = resolver.types.records[id].parts
    return parts.flatMap { part in
      let members = sources[part.file].facts.members
      return members.indices.lazy.filter { members[$0].owner == Int32(part.fact) }
        .map { Member(file: part.file, fact: members[$0]) }
    }
  }

  private func place(of part: DeclarationPart) -> Place {
    Place(file: part.file, position: sources[part.file].facts.types[part.fact].position)
  }

  private func fields(_ members: [Member], of id: Int) -> [DependenciesShape.Field] {
    members.compactMap { member in
      let fact = member.fact
      guard fact.kind == .storedProperty, !fact.flags.contains(.isStatic) else { return nil }
      let type = fact.type ?? ""
      let scope = NameResolver.Scope(file: member.file, type: id)
      return DependenciesShape.Field(
        name: fact.name, type: type, place: Place(file: member.file, position: fact.position),
        typeID: resolver.type(written: type, in: scope))
    }
  }

  private func isDependencies(_ type: String?) -> Bool {
    type.map { TypeText.components(of: $0).last == "Dependencies" } ?? false
  }

  private func hasDefault(_ owner: Int) -> Bool {
    (resolver.members.initializers[owner] ?? []).contains { reference in
      resolver.members[reference].parameters.contains {
        isDependencies($0.type) && $0.hasDefault
      }
    }
  }

  /// Whether the property begins with a value, which may be replaced until the transition ends.
  private func beginsWithValue(_ property: Member) -> Bool { property.fact.value != nil }

  /// Whether a function takes it with a default, or has a second form without it.
  private func isDefaultOfFunctions(_ owner: Int) -> Bool {
    let functions = members(of: owner).map(\.fact).filter { $0.kind == .function }
    return functions.contains { function in
      guard let taking = function.parameters.first(where: { isDependencies($0.type) }) else {
        return false
      }
      let others = function.parameters.map(\.label).filter { $0 != taking.label }
      return taking.hasDefault
        || functions.contains { $0.name == function.name && $0.parameters.map(\.label) == others }
    }
  }

  private func property(of owner: Int) -> Member? {
    members(of: owner).first {
      $0.fact.kind == .storedProperty && !$0.fact.flags.contains(.isStatic)
        && isDependencies($0.fact.type)
    }
  }
}
