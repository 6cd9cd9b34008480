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

  /// The classes above one, from the nearest, as far as the project declares them.
  package func superclasses(of type: Int) -> [Int] {
    var found: [Int] = []
    // Wrong code may inherit in a circle.
    while let next = superclass(of: found.last ?? type), next != type, !found.contains(next) {
      found.append(next)
    }
    return found
  }

  /// The members that the declaration of a type and its extensions write.
  package func members(of type: Int) -> [MemberFact] { parts(of: type).flatMap(members) }

  /// The protocols of the project that a type conforms to, with those that they inherit; in order.
  package func protocols(of type: Int) -> [Int] {
    var found: [Int] = []
    var open = [type] + superclasses(of: type)
    while !open.isEmpty {
      let next = open.removeFirst()
      for case let id? in ownParts(of: next).flatMap(parents).map(\.type)
      where model.types[id].kind == .protocol && !found.contains(id) && id != type {
        found.append(id)
        open.append(id)
      }
    }
    return found
  }

  /// How far the type can be seen, with the types and extensions around it.
  package func visibility(of type: Int) -> AccessLevel {
    guard let declaration = ownDeclarations(of: type).first else { return .internal }
    return visibility(ofPart: declaration)
  }

  /// How far a part can be seen; for an extension, how far the type that it extends can be seen.
  package func visibility(ofPart part: DeclarationPart) -> AccessLevel {
    let types = records[part.file].facts.types
    let fact = types[part.fact]
    if fact.kind == .extension {
      return self.type(of: part).map { visibility(of: $0) } ?? .public
    }
    let parent = Int(fact.parent)
    guard parent >= 0, parent < part.fact else { return fact.access.settled(.internal) }
    let isInExtension = types[parent].kind == .extension
    let normal = isInExtension ? types[parent].access.settled(.internal) : .internal
    return fact.access.settled(normal == .private ? .fileprivate : normal)
      .narrowed(to: visibility(ofPart: DeclarationPart(file: part.file, fact: parent)))
  }
}
