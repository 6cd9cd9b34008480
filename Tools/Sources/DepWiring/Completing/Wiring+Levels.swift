import DepFacts
import DepModel
import DepSyntax

/// Which roots stand above a root, and through which properties it reads them.
extension Wiring {
  /// Stored properties come first: a computed one leads on from them.
  mutating func findLevels() {
    for root in states.indices { states[root].parents = storedParents(of: root) }
    for root in states.indices { states[root].parents += computedParents(of: root) }
    levels = states.indices.map(allLevels)
  }

  /// The root above this one that has no other between the two.
  func parent(of root: Int) -> Int? { levels[root].dropFirst().first }

  /// The properties that lead from a root to one above it: as few as there can be.
  func properties(from root: Int, to level: Int) -> [RootState.Parent] {
    var ways: [(root: Int, properties: [RootState.Parent])] = [(root, [])]
    var seen: Set = [root]
    var next = 0
    while next < ways.count {
      let (current, properties) = ways[next]
      if current == level { return properties }
      next += 1
      for parent in states[current].parents where seen.insert(parent.root).inserted {
        ways.append((parent.root, properties + [parent]))
      }
    }
    return []
  }

  /// The root to which a chain of names leads, and what is left of the names.
  func end(of path: ArraySlice<String>, from root: Int) -> (root: Int, rest: ArraySlice<String>) {
    guard let first = path.first,
      let parent = states[root].parents.first(where: { $0.property == first })
    else { return (root, path) }
    return end(of: path.dropFirst(), from: parent.root)
  }

  private func storedParents(of root: Int) -> [RootState.Parent] {
    states[root].site.members.filter { $0.kind == .stored }.compactMap { parent($0, of: root) }
  }

  /// `private var app: AppRoot { session.app }`, which makes no root, and names one above.
  private func computedParents(of root: Int) -> [RootState.Parent] {
    let stored = Set(states[root].parents.map(\.property))
    return states[root].site.members.filter { member in
      member.givenPath.map { $0.count > 1 && stored.contains($0[0]) } ?? false
    }.compactMap { parent($0, of: root) }
  }

  private func parent(_ member: RootMember, of root: Int) -> RootState.Parent? {
    guard let written = member.writtenType else { return nil }
    let site = states[root].site
    let type = reader.meaning(of: written, in: site.type, file: states[root].file).type
    return states.firstIndex { $0.type == type }.flatMap {
      $0 == root ? nil : RootState.Parent(root: $0, property: member.name)
    }
  }

  /// A root stands before all that are above it, also where it reads several of them.
  private func allLevels(from root: Int) -> [Int] {
    var outermostFirst: [Int] = []
    var seen: Set<Int> = []
    func visit(_ level: Int) {
      guard seen.insert(level).inserted else { return }
      for parent in states[level].parents.reversed() { visit(parent.root) }
      outermostFirst.append(level)
    }
    visit(root)
    return outermostFirst.reversed()
  }
}
