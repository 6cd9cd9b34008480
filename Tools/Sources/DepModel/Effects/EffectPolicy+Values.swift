import DepFacts

extension EffectPolicy {
  /// Whether a constant holds a value that its type makes, which is the same in each run but for
  /// identifiers and the time at which it was made.
  ///
  /// What the methods of data can do is no matter of those who hand it over.
  func isPlainValue(_ fact: MemberFact, at member: MemberTable.Reference) -> Bool {
    let file = member.file
    let effects = effects(of: nodes.node(of: member))
    guard fact.type == nil, let value = fact.value, value.kind == .call, value.castType == nil,
      effects.isSubset(
        of: [.clock, .randomness, .locale, .process, .log, .interface, .unknown])
    else { return false }
    let takesArguments = value.path.last?.contains(":") == true
    let isSteady = effects.isSubset(
      of: [.locale, .process, .log] + (takesArguments ? [.interface, .unknown] : []))
    let type =
      fact.owner >= 0 ? resolver.types.recordOfPart[file][Int(fact.owner)] : nil
    let scope = NameResolver.Scope(file: file, type: type)
    guard let match = resolver.type(of: value.path, in: scope),
      value.path.dropFirst(match.length).allSatisfy({ $0.baseName == "init" })
    else { return false }
    return [.struct, .enum].contains(resolver.types.records[match.type].kind)
      // What tells the time or makes chance is no data, whatever it is.
      && (isSteady || identities.isRecord(match.type)
        || resolver.parents(of: match.type).contains { sdk.lists($0.name, in: .valueProtocols) })
  }

  /// Whether a constant is a value of a type of values, whatever its methods ask later:
  /// `static let empty = Tag(name: "")`.
  func isOwnConstant(_ fact: MemberFact, at member: MemberTable.Reference) -> Bool {
    guard fact.flags.contains(.isLet), fact.owner >= 0, let value = fact.value,
      value.kind == .call, value.path.last?.contains(":") == true
    else { return false }
    let type = resolver.types.recordOfPart[member.file][Int(fact.owner)]
    let scope = NameResolver.Scope(file: member.file, type: type)
    guard let made = resolver.type(of: value.path, in: scope)?.type else { return false }
    let record = resolver.types.records[made]
    // What the arguments read, the constant holds.
    let uses = sources[member.file].facts.uses.count { Int($0.member) == member.member }
    let kept = storedProperties(of: made)
    return uses < 2 && record.kind == .struct && !sdk.isNamedAsService(record.name)
      && (made == type
        || !kept.isEmpty && isOneOfSeveral(value.path, in: type)
          && !members(of: made).contains(where: acts))
      && kept.allSatisfy { isValue($0.type, in: scope) }
  }

  /// Whether a member does more than to tell something.
  private func acts(_ member: MemberFact) -> Bool {
    switch member.kind {
    case .function: member.type == nil || member.type == "Void" || member.flags.contains(.isAsync)
    case .computedProperty, .subscript: member.flags.contains(.hasSetter)
    case .storedProperty, .enumCase, .initializer, .deinitializer: false
    }
  }

  /// Whether a type keeps several constants that are made alike, as a list of keys does.
  private func isOneOfSeveral(_ path: [String], in type: Int) -> Bool {
    let alike = members(of: type).count {
      $0.flags.contains([.isStatic, .isLet]) && $0.value?.path == path
    }
    return alike > 1
  }

  /// Whether a written type is one of values, as far as names tell.
  private func isValue(_ written: String?, in scope: NameResolver.Scope) -> Bool {
    guard let written, !written.hasArrow else { return false }
    let core = TypeText.core(of: written)
    if sdk.lists(core, in: .plainValues) || sdk.lists(core, in: .appearanceTypes) { return true }
    return resolver.type(written: core, in: scope).map {
      [.struct, .enum].contains(resolver.types.records[$0].kind)
        && !resolver.types.records[$0].isExternal
    } == true
  }

  /// Whether a function works out a value of what it is given: `Amount.bounded(value, at: rate)`.
  ///
  /// What only the values can do later, that it makes on the way, is no matter of its callers.
  func isWorkedOut(_ fact: MemberFact, at member: MemberTable.Reference, as made: Int?) -> Bool {
    guard let made, fact.kind == .function, !fact.flags.contains(.isAsync), holdsValues(made),
      fact.parameters.contains(where: { !$0.hasDefault && !$0.type.contains("->") })
    else { return false }
    return effects(of: nodes.node(of: member)).isSubset(of: [.locale, .log])
      && asksOnlyValues(member)
  }

  /// Whether the code of a function calls nothing of the project but what makes values, and what
  /// types of values declare: the shortest way to an effect leads through these, and no other does.
  private func asksOnlyValues(_ member: MemberTable.Reference) -> Bool {
    let facts = sources[member.file].facts
    let owner = Int(resolver.members[member].owner)
    let scope = NameResolver.Scope(
      file: member.file, type: owner >= 0 ? resolver.types.recordOfPart[member.file][owner] : nil)
    return facts.uses.allSatisfy { (use: UseFact) -> Bool in
      let path = facts.paths[Int(use.path)].components
      guard Int(use.member) == member.member, let first = path.first else { return true }
      guard first.isCapitalized else { return resolver.members.globals[first.baseName] == nil }
      guard let type = resolver.type(of: [first.baseName], in: scope)?.type,
        !resolver.types.records[type].isExternal
      else { return true }
      return first.isCall || holdsValues(type) || path.dropFirst().first?.isCall != true
    }
  }

  /// What something reaches, but for what values can do that other values make.
  func effects(of node: Int) -> Set<Effect> {
    Set(
      table.effects(of: node).filter { effect in
        guard let way = table.way(from: node, to: effect)?.nodes else { return true }
        return !zip(way, way.dropFirst()).contains { holdsValues($0) && holdsValues($1) }
      })
  }

  /// Whether a node is that of the instances of a struct that is made of something.
  private func holdsValues(_ node: Int) -> Bool {
    guard resolver.types.records.indices.contains(node) else { return false }
    let record = resolver.types.records[node]
    guard record.kind == .struct, !record.isExternal else { return false }
    return storedProperties(of: node).contains { !$0.flags.contains(.isLazy) && $0.value == nil }
  }

  /// Whether a function writes what it is given as text, in the language of the device.
  func isFormatted(
    _ fact: MemberFact, at member: MemberTable.Reference, as written: String, _ effects: [Effect]
  ) -> Bool {
    guard fact.kind == .function, sdk.lists(TypeText.core(of: written), in: .textTypes),
      fact.parameters.contains(where: { !$0.hasDefault })
    else { return false }
    let ofCaller: Set<Effect> = takesTime(fact, in: member.file) ? [.clock] : []
    if fact.owner >= 0,
      Set(effects).subtracting(ofCaller)
        .isSubset(of: [.locale, .log] + (readsBundle(member) ? [.process] : []))
    {
      let type = resolver.types.recordOfPart[member.file][Int(fact.owner)]
      if resolver.types.records[type].name.lastName.contains("Format") { return true }
    }
    return (effects.contains(.locale) || readsBundle(member))
      && Set(effects).isSubset(of: [.locale, .process, .log, .mutableState])
  }

  /// Whether a caller may pass the time to a function, or to another one of its name.
  private func takesTime(_ fact: MemberFact, in file: Int) -> Bool {
    sources[file].facts.members.contains { other in
      other.name == fact.name && other.owner == fact.owner
        && other.parameters.contains { $0.type == "Date" && $0.hasDefault }
    }
  }

  /// Whether a property tells what stands in the bundle of the program, as its version does, or a
  /// function where a file of it is.
  func tellsBundle(_ fact: MemberFact, at member: MemberTable.Reference) -> Bool {
    let tells =
      fact.kind == .computedProperty && !fact.flags.contains(.hasSetter)
      || fact.kind == .function && ["String", "String?", "URL", "URL?"].contains(fact.type)
    return tells && readsBundle(member)
  }

  /// Whether all that a function reads of the process is the bundle of the program, as one does
  /// that looks up a text: a test of the program has the same bundle.
  private func readsBundle(_ member: MemberTable.Reference) -> Bool {
    table.way(from: nodes.node(of: member), to: .process)?.name == "Bundle.main"
  }

  /// Whether an object is asked for a length, color or font: `Constants.main.spacing`,
  /// `Themes.shared.current.labelColor`.
  func isAskedForAppearance(_ dependency: Dependency) -> Bool {
    guard let type = dependency.target.type, dependency.role == .read,
      let chain = dependency.chain(in: sources[dependency.file].facts)
    else { return false }
    var holder: Int? = type
    for name in chain.components[chain.length...] {
      guard let type = holder, !name.isCall,
        let property = resolver.members.instanceMember(name, of: type),
        let written = resolver.members[property].type
      else { return false }
      let core = TypeText.core(of: written)
      if isLayout(core) || sdk.lists(core, in: .appearanceTypes) { return true }
      guard sdk.names(in: .appearanceWords).contains(where: core.contains) else { return false }
      holder = resolver.type(
        written: core, in: NameResolver.Scope(file: property.file, type: type))
    }
    return false
  }

  /// Whether a singleton makes a view there: `UIFactory.shared.makeTitleLabel()`.
  func isAskedForView(_ dependency: Dependency) -> Bool {
    guard let type = dependency.target.type, dependency.role == .read,
      let next = dependency.chain(in: sources[dependency.file].facts)?.next, next.isCall,
      let function = resolver.members.instanceMember(next.baseName, of: type),
      resolver.members[function].kind == .function, let written = resolver.members[function].type
    else { return false }
    let made = resolver.type(
      written: written, in: NameResolver.Scope(file: function.file, type: type))
    return made.map(isScreen) ?? isScreen(named: TypeText.core(of: written))
  }

  /// Whether a place reads a file that the code around it finds in the own bundle, and nowhere
  /// else: `String(contentsOf: Bundle.module.url(forResource: "a", withExtension: "b")!)`.
  func readsOwnFile(_ dependency: Dependency) -> Bool {
    guard let use = dependency.use, dependency.reach == .outside(.disk),
      ["Data", "NSData", "NSImage", "NSString", "String", "UIImage"]
        .contains(dependency.target.name.baseName)
    else { return false }
    let facts = sources[dependency.file].facts
    let member = facts.uses[use.index].member
    guard member >= 0,
      !facts.members[Int(member)].parameters.contains(where: { parameter in
        let type = parameter.type
        let name = parameter.name.lowercased()
        return type.contains("URL") && !type.hasPrefix("URLRe")
          || type.contains("String")
            && ["path", "file", "url", "folder", "director"].contains(where: name.contains)
      })
    else { return false }
    let paths = facts.uses.lazy.filter { $0.member == member }
      .map { facts.paths[Int($0.path)].components }
    // The path that the bundle gives may become a URL.
    let others = paths.filter { ["FileManager", "NSURL", "URL"].contains($0.first?.baseName) }
    return paths.contains { path in
      path.count > 2 && path[0] == "Bundle" && ["main", "module"].contains(path[1])
        && ["path", "url"].contains(path[2].baseName)
    } && [[], [["URL(fileURLWithPath:)"]]].contains(Array(others))
  }

  /// Whether the language of the device is only that of a text or a formatter:
  /// `String(format: "%@", locale: .current)`, `formatter.locale = .current`.
  func formatsForDevice(_ dependency: Dependency) -> Bool {
    guard let use = dependency.use, dependency.reach == .outside(.locale),
      let context = context(of: use.index, in: dependency.file)
    else { return false }
    switch context.kind {
    case .argument: return context.path.map(\.baseName) == ["String"] && context.label == "locale"
    case .assignment:
      let names = context.path.suffix(2).map { $0.lowercased() }
      return names.count == 2 && names[0].contains("format")
        && ["locale", "timezone"].contains(names[1])
        && dependency.chain(in: sources[dependency.file].facts)?.next == nil
    case .writtenType, .cast, .typeArgument: return false
    }
  }

  func context(of use: Int, in file: Int) -> UseContext? {
    let facts = sources[file].facts
    let index = Int(facts.uses[use].context)
    return index >= 0 ? facts.contexts[index] : nil
  }

  /// Whether something reaches neither files nor other programs or machines.
  func loadsNothing(_ node: Int) -> Bool {
    Set(table.effects(of: node))
      .isSubset(of: [.defaults, .interface, .locale, .log, .mutableState, .unknown])
  }

  /// Whether a constant holds an object that is data: `static let guest = User(name: "")`.
  func isConstantModel(_ dependency: Dependency, _ node: Int) -> Bool {
    guard let type = dependency.target.type, let fact = nodes.member(ofNode: node)?.fact else {
      return false
    }
    return fact.flags.isSuperset(of: [.isStatic, .isLet]) && !fact.name.isAccessorName
      && isModel(type)
  }

  /// Whether an error or a message that a constant holds is handed over as a whole.
  func isSharedMessage(_ dependency: Dependency) -> Bool {
    guard let type = dependency.target.type, isMessage(type), dependency.role == .read else {
      return false
    }
    return dependency.chain(in: sources[dependency.file].facts)?.next == nil
  }

  /// Whether a type is one of lengths and places.
  func isLayout(_ name: String) -> Bool { sdk.lists(name, in: .layoutTypes) }

  /// Whether a struct holds nothing else.
  func isLayout(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    guard record.kind == .struct else { return false }
    let part = record.declaration
    let members = sources[part.file].facts.members.filter { Int($0.owner) == part.fact }
    return !members.isEmpty
      && members.allSatisfy { member in
        [.storedProperty, .computedProperty].contains(member.kind)
          && member.type.map { isLayout(TypeText.core(of: $0)) } == true
      }
  }
}
