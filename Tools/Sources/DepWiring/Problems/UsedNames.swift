import DepSyntax

/// The names to which the members of some roots refer, as they stand and as they will.
struct UsedNames {
  private struct Member: Hashable {
    let root: Int
    let name: String
  }

  /// By how many members each name is used, and by each of the members that can go.
  private var counts: [String: Int] = [:]
  private var byMember: [Member: Set<String>] = [:]

  init(_ sites: [RootSite], _ intents: [RootIntent]) {
    for (root, (site, intent)) in zip(sites, intents).enumerated() {
      let removed = intent.completions.map { ($0.site, $0.removed) }
      for (member, names) in site.referencedNames(without: removed) { add(names, by: member, root) }
      for completion in intent.completions {
        let names = completion.added.flatMap { Self.names(in: $0.value) }
        add(names, by: completion.site.memberName, root)
      }
      for member in intent.added { add(Self.names(in: member.value), by: member.name, root) }
    }
  }

  /// Whether anything uses an input.
  func contains(input name: String) -> Bool { (counts[name] ?? 0) > 0 }

  /// Whether anything but itself uses a member of a root.
  func contains(_ name: String, of root: Int) -> Bool {
    let own = byMember[Member(root: root, name: name)]?.contains(name) == true ? 1 : 0
    return (counts[name] ?? 0) > own
  }

  /// Takes out what a member used that goes.
  mutating func remove(_ member: String, of root: Int) {
    let member = Member(root: root, name: member)
    for name in byMember[member] ?? [] { counts[name, default: 0] -= 1 }
    byMember[member] = nil
  }

  private mutating func add(_ names: some Sequence<String>, by member: String?, _ root: Int) {
    let all = Set(names)
    let member = member.map { Member(root: root, name: $0) }
    let known = member.flatMap { byMember[$0] } ?? []
    for name in all.subtracting(known) { counts[name, default: 0] += 1 }
    if let member { byMember[member] = known.union(all) }
  }

  private static func names(in value: WiredExpression) -> [String] {
    WiredText.flat(value).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
