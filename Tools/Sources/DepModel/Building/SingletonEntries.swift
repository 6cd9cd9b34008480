import DepFacts

/// The singletons as the model lists them.
struct SingletonEntries {
  let sources: [SourceRecord]
  let resolver: NameResolver
  let table: SingletonTable
  let shapes: [Int: DependenciesShape]
  /// For each singleton of the table, the places that reach it and count.
  let useCounts: [Int]

  /// The entries sorted by name, and for each index of the table the index in that order.
  func entries() -> ([Singleton], [Int]) {
    let sorted = table.entries.indices.sorted {
      let left = table.entries[$0]
      let right = table.entries[$1]
      return (left.name, left.module, $0) < (right.name, right.module, $1)
    }
    var order = Array(repeating: 0, count: sorted.count)
    for (new, old) in sorted.enumerated() { order[old] = new }
    return (sorted.map { singleton(table.entries[$0], useCount: useCounts[$0]) }, order)
  }

  private func singleton(_ entry: SingletonTable.Entry, useCount: Int) -> Singleton {
    let member = resolver.members[entry.reference]
    var singleton = Singleton(
      name: entry.name, module: entry.module,
      place: Place(file: entry.reference.file, position: member.position), owner: entry.owner,
      valueType: entry.valueType, valueTypeID: entry.valueTypeID,
      isMutable: member.kind == .storedProperty && !member.flags.contains(.isLet),
      useCount: useCount, buildsFromDefault: buildsFromDefault(member, entry),
      isPublic: [.public, .open].contains(member.access))
    singleton.builtTypeID = builtType(member, entry)
    singleton.member = entry.reference.member
    return singleton
  }

  private func builtType(_ member: MemberFact, _ entry: SingletonTable.Entry) -> Int? {
    guard let path = member.value?.path, member.value?.kind == .call else { return nil }
    let scope = NameResolver.Scope(file: entry.reference.file, type: entry.owner)
    guard let match = resolver.type(of: path, in: scope) else { return nil }
    let isMade =
      match.length == path.count
      || (match.length + 1 == path.count && path[match.length].baseName == "init")
    return isMade ? match.type : nil
  }

  private func buildsFromDefault(_ member: MemberFact, _ entry: SingletonTable.Entry) -> Bool {
    guard member.kind == .storedProperty, let type = entry.valueTypeID,
      shapes[type]?.hasDefault == true, let last = member.value?.path.last, last.isCall,
      member.value?.kind == .call
    else { return false }
    let isMade = last.baseName == "init" || last.isCapitalized
    return isMade && !last.contains("dependencies:")
  }
}
