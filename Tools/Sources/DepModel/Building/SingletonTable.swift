import DepFacts

/// All singletons of the project: stored statics and globals that hold an object.
struct SingletonTable: Sendable {
  struct Entry: Sendable {
    var name: String
    var module: String
    var reference: MemberTable.Reference
    var owner: Int?
    var valueType: String
    var valueTypeID: Int?
    var isLocator = false
  }

  private(set) var entries: [Entry] = []
  private var indices: [MemberTable.Reference: Int] = [:]

  init(sources: [SourceRecord], resolver: NameResolver, statics: StaticClassifier) {
    for (file, source) in sources.enumerated() where source.role == .source {
      let members = source.facts.members
      for index in members.indices
      where members[index].owner < 0 || members[index].flags.contains(.isStatic) {
        let member = members[index]
        let reference = MemberTable.Reference(file: file, member: index)
        guard member.owner >= 0 || member.kind != .function,
          case .singleton(let text, let id) = statics.meaning(of: reference)
        else { continue }
        let owner = statics.scope(of: reference).type
        let prefix = owner.map { resolver.types.records[$0].name + "." } ?? ""
        indices[reference] = entries.count
        entries.append(
          Entry(
            name: prefix + member.name + (member.kind == .function ? "()" : ""),
            module: source.module, reference: reference, owner: owner,
            valueType: text.isEmpty ? owner.map { resolver.types.records[$0].name } ?? "" : text,
            valueTypeID: id))
      }
    }
  }

  func index(of reference: MemberTable.Reference) -> Int? { indices[reference] }

  mutating func markLocators(named names: Set<String>, types: TypeTable) {
    var offered: [Int: Set<String>] = [:]
    for entry in entries {
      guard let owner = entry.owner, entry.valueTypeID != owner else { continue }
      offered[owner, default: []].insert(entry.valueType)
    }
    for index in entries.indices {
      guard let owner = entries[index].owner else {
        entries[index].isLocator = names.contains(entries[index].name)
        continue
      }
      let simple = types.records[owner].name.lastName
      entries[index].isLocator =
        names.contains(simple)
        || (entries[index].valueTypeID != owner && (offered[owner]?.count ?? 0) >= 3)
    }
  }
}
