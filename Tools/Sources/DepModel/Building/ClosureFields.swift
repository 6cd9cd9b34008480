import DepFacts

/// Finds what the closures lead to that fields of `Dependencies` structs hold.
struct ClosureFields {
  private struct Field: Hashable {
    var owner: Int
    var name: String
  }

  let sources: [SourceRecord]
  let resolver: NameResolver
  /// The records of `Dependencies` structs by the record of the type around them.
  let structs: [Int: Int]

  func resolve(_ resolved: inout ResolvedUses) {
    let values = values(in: resolved.exemptUses)
    for (index, field) in resolved.dependencies.enumerated() where field.kind == .field {
      guard let owner = field.owner, let structID = structs[owner],
        let result = TypeText.result(of: field.target.name)
      else { continue }
      resolved.dependencies[index].closureTarget =
        values[Field(owner: owner, name: field.expression)]?.target
        ?? returned(result, in: NameResolver.Scope(file: field.file, type: structID))
    }
  }

  private func returned(
    _ type: String, in scope: NameResolver.Scope
  ) -> Dependency.ClosureTarget? {
    resolver.type(written: type, in: scope).map {
      Dependency.ClosureTarget(
        kind: .construction,
        target: Dependency.Target(name: resolver.types.records[$0].name, type: $0))
    }
  }

  /// The first thing that `live` makes or reads for each field.
  private func values(
    in uses: [ExemptUse]
  ) -> [Field: (place: Place, target: Dependency.ClosureTarget)] {
    let owners = Dictionary(uniqueKeysWithValues: structs.map { ($0.value, $0.key) })
    var values: [Field: (place: Place, target: Dependency.ClosureTarget)] = [:]
    for use in uses where use.reason == .live {
      guard let owner = use.owner.flatMap({ owners[$0] }), let name = field(of: use),
        let kind = use.kind, let target = use.target
      else { continue }
      let field = Field(owner: owner, name: name)
      if let known = values[field], known.place < use.place { continue }
      values[field] = (use.place, Dependency.ClosureTarget(kind: kind, target: target))
    }
    return values
  }

  /// The label of the argument that a use stands in: `now` in `Self(now: { Date() })`.
  private func field(of use: ExemptUse) -> String? {
    guard let reference = use.use else { return nil }
    let facts = sources[use.place.file].facts
    let index = Int(facts.uses[reference.index].context)
    guard index >= 0, facts.contexts[index].kind == .argument else { return nil }
    let context = facts.contexts[index]
    let makesDependencies =
      context.path.first?.baseName == "Self" || context.path.last?.baseName == "Dependencies"
      || (context.path.first == "" && context.path.last?.baseName == "init")
    return makesDependencies ? context.label : nil
  }
}
