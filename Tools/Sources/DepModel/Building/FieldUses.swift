import DepFacts

/// Finds the reads of fields through the stored `Dependencies` of a type.
struct FieldUses {
  let sources: [SourceRecord]
  let types: TypeTable
  let shapes: [Int: DependenciesShape]

  func find() -> [FieldUse] {
    guard !shapes.isEmpty else { return [] }
    return sources.indices.flatMap(find)
  }

  private func find(in file: Int) -> [FieldUse] {
    let facts = sources[file].facts
    return facts.uses.flatMap { use -> [FieldUse] in
      var names = facts.paths[Int(use.path)].components[...]
      if names.first == "self" { names = names.dropFirst() }
      guard let first = names.first, let owner = owner(of: use, file: file, holding: first) else {
        return []
      }
      let shape = shapes[owner]
      guard let second = names.dropFirst().first else {
        return (shape?.fields ?? []).map {
          FieldUse(
            owner: owner, field: $0.name, place: Place(file: file, position: use.position),
            isPassedOn: true)
        }
      }
      let context = use.context >= 0 ? facts.contexts[Int(use.context)] : nil
      let isPassedOn =
        names.count == 2 && !second.isCall && context?.kind == .argument
      return [
        FieldUse(
          owner: owner, field: second.baseName,
          place: Place(file: file, position: use.position), isPassedOn: isPassedOn)
      ]
    }
  }

  /// The nearest type around whose `Dependencies` are stored, or passed, under that name.
  private func owner(of use: UseFact, file: Int, holding name: String) -> Int? {
    guard name == "dependencies" || !name.isCapitalized else { return nil }
    var part = Int(use.type)
    while part >= 0 {
      let type = types.recordOfPart[file][part]
      if let shape = shapes[type], shape.property == name || name == "dependencies" {
        return type
      }
      part = Int(sources[file].facts.types[part].parent)
    }
    return nil
  }
}
