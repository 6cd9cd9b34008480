import DepFacts

/// Finds the reads of fields through the stored `Dependencies` of a type.
struct FieldUses {
  let sources: [SourceRecord]
  let types: TypeTable
  let shapes: [Int: DependenciesShape]

  /// A read of one field, or of the whole struct, whose `use` then names no field.
  struct Found {
    var use: FieldUse
    var isWhole: Bool
    var owner: Int { use.owner }
  }

  func find() -> [Found] {
    guard !shapes.isEmpty else { return [] }
    let properties = Set(shapes.values.compactMap(\.property))
    return sources.indices.flatMap { find(in: $0, properties: properties) }
  }

  private func find(in file: Int, properties: Set<String>) -> [Found] {
    let facts = sources[file].facts
    let mayRead = facts.paths.map { path in
      let name =
        path.components.first == "self" ? path.components.dropFirst().first : path.components.first
      return name.map { $0 == "dependencies" || properties.contains($0) } ?? false
    }
    guard mayRead.contains(true) else { return [] }
    return facts.uses.compactMap { use in
      guard mayRead[Int(use.path)] else { return nil }
      var names = facts.paths[Int(use.path)].components[...]
      if names.first == "self" { names = names.dropFirst() }
      // Storing the struct, as every initializer does, uses none of its fields.
      guard use.role != .write || names.count > 1 else { return nil }
      guard let first = names.first, let owner = owner(of: use, file: file, holding: first) else {
        return nil
      }
      let place = Place(file: file, position: use.position)
      guard let second = names.dropFirst().first else {
        return Found(
          use: FieldUse(owner: owner, field: "", place: place, isPassedOn: true), isWhole: true)
      }
      let context = use.context >= 0 ? facts.contexts[Int(use.context)] : nil
      let isPassedOn = names.count == 2 && !second.isCall && context?.kind == .argument
      return Found(
        use: FieldUse(
          owner: owner, field: second.baseName, place: place, isPassedOn: isPassedOn),
        isWhole: false)
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
