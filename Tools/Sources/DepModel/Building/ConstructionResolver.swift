import DepFacts

/// Decides which constructions in place hide a dependency: those of objects that have some.
struct ConstructionResolver {
  let sources: [SourceRecord]
  let types: TypeTable
  let roles: TypeRoles
  let shapes: [Int: DependenciesShape]

  /// Adds the hidden constructions to the resolved uses and returns all constructions.
  func resolve(_ resolved: inout ResolvedUses) -> [Construction] {
    let suggestions = Suggestions(types: types)
    for made in hidden(resolved) {
      var dependency = Dependency(
        state: .hidden, kind: .construction, file: made.file, position: made.use.position,
        expression: made.expression, owner: made.owner, member: memberName(made),
        place: made.use.place, role: .read,
        target: Dependency.Target(name: types.records[made.type].name, type: made.type),
        suggestion: suggestions.field(forMade: made.type))
      dependency.isDeferred = made.use.flags.contains(.inClosure)
      resolved.add(dependency, made.decision)
    }
    return resolved.made.map {
      Construction(
        owner: $0.owner, made: $0.type, place: Place(file: $0.file, position: $0.use.position),
        labels: $0.labels)
    }
  }

  /// The constructions of types that depend on something, or that make one which does.
  private func hidden(_ resolved: ResolvedUses) -> [ResolvedUses.Made] {
    // A default of a method is a seam for its callers already, and makes nothing depend.
    var depending = Set(
      resolved.dependencies.lazy
        .filter { $0.state != .defaulted || $0.member.hasPrefix("init(") }
        .compactMap(\.owner))
    var open = resolved.made.filter(mayHide)
    var found: [ResolvedUses.Made] = []
    while true {
      let next = open.filter { depending.contains($0.type) }
      if next.isEmpty { return found }
      found += next
      open.removeAll { depending.contains($0.type) }
      for made in next where made.decision.isCounted {
        if let owner = made.owner { depending.insert(owner) }
      }
    }
  }

  private func mayHide(_ made: ResolvedUses.Made) -> Bool {
    let record = types.records[made.type]
    guard made.owner != made.type, roles.reasons[made.type] == nil,
      sources[record.declaration.file].role == .source
    else { return false }
    if record.kind == .actor { return true }
    if record.kind == .class { return !isView(record, depth: 0) }
    return isService(record, isDefault: made.use.place == .defaultArgument)
  }

  /// Whether a class is a view, which is made where it is shown.
  private func isView(_ record: TypeTable.Record, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    return record.inherited.contains { name in
      if let parents = types.recordsByName[name] {
        return parents.contains {
          types.records[$0].kind == .class && isView(types.records[$0], depth: depth + 1)
        }
      }
      return (name.hasPrefix("UI") || name.hasPrefix("NS"))
        && Self.viewEndings.contains { name.hasSuffix($0) }
    }
  }

  private static let viewEndings = [
    "View", "Cell", "Label", "Button", "Control", "TextField", "Bar", "Slider", "Switch",
  ]

  /// Whether a struct stands behind a protocol of the project, so that it is no plain value.
  private func isService(_ record: TypeTable.Record, isDefault: Bool) -> Bool {
    record.kind == .struct && Self.valueProtocols.isDisjoint(with: record.inherited)
      && record.inherited.contains { name in
        types.recordsByName[name]?.contains { id in
          types.records[id].kind == .protocol && (isDefault || doesSomething(types.records[id]))
        } == true
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

  /// What values and views conform to; they are made in place everywhere.
  private static let valueProtocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "UIViewRepresentable", "NSViewRepresentable",
    "UIViewControllerRepresentable", "Equatable", "Hashable", "Codable", "Decodable",
    "Encodable", "Comparable", "Error", "LocalizedError", "OptionSet", "Identifiable",
    "CustomStringConvertible", "RawRepresentable", "Widget", "Reducer", "AppIntent",
  ]
}
