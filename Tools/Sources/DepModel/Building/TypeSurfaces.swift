import DepFacts

/// The names of the instance members of each type that others can see.
struct TypeSurfaces {
  private(set) var members: [Int: Set<String>] = [:]

  init(sources: [SourceRecord], types: TypeTable) {
    for file in sources.indices {
      let facts = sources[file].facts.members
      for index in facts.indices where facts[index].owner >= 0 {
        let isHidden = facts[index].access == .private || facts[index].access == .fileprivate
        guard !isHidden, !facts[index].flags.contains(.isStatic), isSurface(facts[index].kind)
        else { continue }
        let type = types.recordOfPart[file][Int(facts[index].owner)]
        members[type, default: []].insert(facts[index].name)
      }
    }
  }

  private func isSurface(_ kind: MemberFact.Kind) -> Bool {
    switch kind {
    case .storedProperty, .computedProperty, .function: return true
    case .initializer, .subscript, .enumCase, .deinitializer: return false
    }
  }
}
