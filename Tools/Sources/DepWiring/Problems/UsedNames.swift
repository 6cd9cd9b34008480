import DepSyntax

/// The names to which the members of some roots refer, as they stand and as they will.
struct UsedNames {
  /// By how many members each name is used, and by each of the members that can go.
  private var counts: [String: Int] = [:]
  private var byMember: [String: Set<String>] = [:]

  init(_ sites: [RootSite], _ intents: [RootIntent]) {
    for site in sites {
      for (member, names) in site.referencedNames() { add(names, by: member) }
    }
    for intent in intents {
      for completion in intent.completions {
        add(completion.added.flatMap { Self.names(in: $0.value) }, by: completion.site.memberName)
      }
      for member in intent.added { add(Self.names(in: member.value), by: member.name) }
    }
  }

  func contains(_ name: String) -> Bool {
    // A member that only calls itself is used by nothing else.
    (counts[name] ?? 0) > (byMember[name]?.contains(name) == true ? 1 : 0)
  }

  /// Takes out what a member used that goes.
  mutating func remove(_ member: String) {
    for name in byMember[member] ?? [] { counts[name, default: 0] -= 1 }
    byMember[member] = nil
  }

  private mutating func add(_ names: some Sequence<String>, by member: String?) {
    let all = Set(names)
    let known = member.flatMap { byMember[$0] } ?? []
    for name in all.subtracting(known) { counts[name, default: 0] += 1 }
    if let member { byMember[member] = known.union(all) }
  }

  private static func names(in value: WiredExpression) -> [String] {
    WiredText.flat(value).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
