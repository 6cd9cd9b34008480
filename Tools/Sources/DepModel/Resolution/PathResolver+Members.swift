import DepFacts

extension PathResolver {
  /// A static of the type, or of the project's types that it inherits from.
  ///
  /// Each module of the project may add some to a type of an SDK.
  func staticMember(_ name: String, of type: Int) -> MemberTable.Reference? {
    if let own = resolver.members.staticMember(name, of: type) { return own }
    let record = resolver.types.records[type]
    if record.isExternal {
      for other in resolver.types.recordsByName[record.name] ?? []
      where resolver.types.records[other].isExternal {
        if let found = resolver.members.staticMember(name, of: other) { return found }
      }
    }
    for parent in resolver.ancestors(of: type) {
      if let found = resolver.members.staticMember(name, of: parent) { return found }
    }
    return nil
  }

  /// A member of the types around, nearest first.
  ///
  /// Where instances and the type have functions of one name, the labels of the call decide.
  func ownMember(
    _ call: String, in scope: NameResolver.Scope
  ) -> (static: MemberTable.Reference?, Void)? {
    guard let type = scope.type else { return nil }
    let (name, members) = (call.baseName, resolver.members)
    for candidate in [type] + resolver.ancestors(of: type) {
      let found = members.staticMember(name, of: candidate)
      if let own = members.instanceMember(name, of: candidate),
        found.map({
          !members[$0].mayBeCalled(as: call) || members[own].mayBeCalled(as: call)
        }) ?? true
      {
        return (nil, ())
      }
      if let found { return (found, ()) }
    }
    return nil
  }

  /// Whether what stands behind a locator's instance is what it hands out:
  /// `Services.shared.settings()`.
  ///
  /// A function with generic parameters is passed a type, by which a container looks it up.
  func asksLocator(_ singleton: Int, _ path: [String], _ length: Int) -> Bool {
    let entry = singletons.entries[singleton]
    // What is asked of one that may be missing has no value of its own.
    let mayBeMissing = ["?", "!"].contains {
      resolver.members[entry.reference].type?.hasSuffix($0) == true
    }
    guard entry.isLocator, !mayBeMissing, length < path.count, let type = entry.valueTypeID,
      type == entry.owner,
      let reference = resolver.members.instanceMember(path[length].baseName, of: type)
    else { return false }
    let member = resolver.members[reference]
    let isCalled = path[length].isCall
    switch member.kind {
    case .function:
      return isCalled && member.genericParameters.isEmpty && member.type != nil
    case .storedProperty, .computedProperty: return !isCalled
    case .enumCase, .initializer, .subscript, .deinitializer: return false
    }
  }

  /// What the catalogue knows by its own name behind what a chain reaches already:
  /// `isDateInToday(_:)` behind `Calendar.current`.
  func ending(behind reach: Reach, in path: [String]) -> Reach? {
    guard let length = reach.length, length < path.count else { return nil }
    for index in length..<path.count {
      if let match = catalogue.entry(for: ["*", path[index]]) {
        return counted(match.entry, length: index + 1)
      }
    }
    return nil
  }
}

extension PathResolver {
  /// A function of the project behind the name of its module: `Shop.loadPrices()`.
  func globalOfModule(_ path: [String], in scope: NameResolver.Scope) -> Reach? {
    guard path.count > 1, path[1].isCall, !path[1].isCapitalized,
      resolver.members.globals[path[0]] == nil, ownMember(path[0], in: scope) == nil,
      let found = resolver.members.globals[path[1].baseName]?.first(where: {
        sources[$0.file].module == path[0] && resolver.members[$0].kind == .function
          && isVisible($0, from: scope)
      })
    else { return nil }
    return .declared(found, length: 2)
  }

  /// What an extension asks of the type of an SDK that it adds to: `shared.applicationState` in one
  /// of `UIApplication`.
  func ownOfSystem(_ path: [String], in scope: NameResolver.Scope) -> Reach? {
    guard let type = scope.type, resolver.types.records[type].isExternal, !path[0].isCall else {
      return nil
    }
    return system([resolver.types.records[type].name] + path, in: scope)?.shortened(by: 1)
  }
}
