import DepFacts

/// Counts the fields of `Dependencies` structs: transitional with a default, else injected.
struct FieldDependencies {
  let sources: [SourceRecord]
  let shapes: [Int: DependenciesShape]
  let types: TypeTable

  func add(to resolved: inout ResolvedUses) {
    for owner in shapes.keys.sorted() {
      guard let shape = shapes[owner], sources[shape.place.file].role == .source else { continue }
      for field in shape.fields {
        resolved.dependencies.append(
          Dependency(
            state: shape.isTransitional ? .transitional : .injected, kind: .field,
            file: field.place.file, position: field.place.position, expression: field.name,
            owner: owner, member: "Dependencies.\(field.name)", place: .body, role: .read,
            target: Dependency.Target(
              name: field.typeID.map { types.records[$0].name } ?? TypeText.core(of: field.type),
              type: field.typeID),
            suggestion: nil))
      }
    }
  }
}
