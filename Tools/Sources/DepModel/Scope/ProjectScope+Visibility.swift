package import DepFacts

extension ProjectScope {
  /// Whether a name in a type means a type or an alias that other files do not see.
  package func isHidden(_ name: String, in type: Int) -> Bool {
    if let alias = alias(named: name, in: type),
      alias.access.isHidden || alias.scope.type.map({ visibility(of: $0).isHidden }) == true
    {
      return true
    }
    return self.type(named: name, in: type).map { visibility(of: $0).isHidden } ?? false
  }

  /// Whether code of a module is compiled together with a type.
  ///
  /// The folders of an app count as modules as long as nothing says more. Other code than tests
  /// that names an internal type says more: it sees such a type only in its own module.
  package func sharesModule(of type: Int, with module: String) -> Bool {
    model.types[type].module == module || visibility(of: type).isBelow(.package)
  }

  /// How far the type can be seen, with the types and extensions around it.
  package func visibility(of type: Int) -> AccessLevel {
    guard let declaration = ownDeclarations(of: type).first else { return .internal }
    return visibility(ofPart: declaration)
  }

  /// Whether code that is not read can name the type.
  package func isSeenOutside(_ type: Int) -> Bool {
    [.public, .open].contains(visibility(of: type))
      && !model.innerModules.contains(model.types[type].module)
  }

  /// How far a part can be seen; for an extension, how far the type that it extends can be seen.
  package func visibility(ofPart part: DeclarationPart) -> AccessLevel {
    let types = records[part.file].facts.types
    let fact = types[part.fact]
    if fact.kind == .extension {
      // An extended type that the project does not declare is one that other modules see.
      guard let type = self.type(of: part), model.types[type].kind != .extension else {
        return .public
      }
      return visibility(of: type)
    }
    let parent = Int(fact.parent)
    guard parent >= 0, parent < part.fact else { return fact.access.settled(.internal) }
    let isInExtension = types[parent].kind == .extension
    let normal = isInExtension ? types[parent].access.settled(.internal) : .internal
    return fact.access.settled(normal == .private ? .fileprivate : normal)
      .narrowed(to: visibility(ofPart: DeclarationPart(file: part.file, fact: parent)))
  }
}
