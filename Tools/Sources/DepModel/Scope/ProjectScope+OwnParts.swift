package import DepFacts

extension ProjectScope {
  /// The declarations and extensions of a type in its own module, without those in tests.
  package func ownParts(of type: Int) -> [DeclarationPart] {
    let module = model.types[type].module
    let isTest = model.types[type].isTest
    return parts(of: type).filter {
      records[$0.file].module == module && (isTest || records[$0.file].role == .source)
    }
  }

  /// The parts that declare the type; more than one where `#if` chooses.
  package func ownDeclarations(of type: Int) -> [DeclarationPart] {
    ownParts(of: type).filter { fact($0).kind != .extension }
  }

  /// Whether a program may lack a type, because its only declaration stands in a branch of `#if`.
  package func isConditional(_ type: Int) -> Bool {
    let declarations = ownDeclarations(of: type)
    return declarations.count == 1 && fact(declarations[0]).isConditional
  }

  /// The members that the declaration of a type and its extensions write.
  package func members(of type: Int) -> [MemberFact] { parts(of: type).flatMap(members) }

  /// The members that extensions add to a type which the project does not declare.
  package func membersAdded(to name: String) -> [MemberFact] {
    (tables.types.recordsByName[name] ?? []).flatMap { type in
      tables.types.records[type].isExternal ? members(of: type) : []
    }
  }

  /// The protocols of the project to which its extensions let such a type conform.
  package func protocolsAdded(to name: String) -> [Int] {
    (tables.types.recordsByName[name] ?? []).flatMap { type in
      tables.types.records[type].isExternal ? protocols(of: type) : []
    }
  }

  /// The property of that name that instances of a type have.
  package func property(_ name: String, of type: Int) -> MemberFact? {
    members(of: type).first { $0.name == name && $0.isProperty }
  }

  /// The names of the properties that instances have from the project's classes above.
  package func inheritedProperties(of type: Int) -> Set<String> {
    Set(
      lineage(of: type).filter { $0 != type }.flatMap(members).lazy.filter(\.isProperty)
        .map(\.name))
  }
}
