import DepFacts

/// The names of the instance members of each type that others can see.
struct TypeSurfaces {
  private(set) var members: [Int: Set<String>] = [:]

  init(sources: [SourceRecord], types: TypeTable) {
    for (file, source) in sources.enumerated() {
      for member in source.facts.members where member.owner >= 0 && isVisible(member) {
        members[types.recordOfPart[file][Int(member.owner)], default: []].insert(member.name)
      }
    }
  }

  private func isVisible(_ member: MemberFact) -> Bool {
    guard member.access != .private, member.access != .fileprivate,
      !member.flags.contains(.isStatic)
    else { return false }
    switch member.kind {
    case .storedProperty, .computedProperty, .function: return true
    case .initializer, .subscript, .enumCase, .deinitializer: return false
    }
  }
}
