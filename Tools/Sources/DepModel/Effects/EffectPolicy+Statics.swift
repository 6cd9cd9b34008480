import DepFacts

extension EffectPolicy {
  /// Why a static is not counted although it reaches an effect; nil for a dependency.
  func reason(
    forStatic member: MemberTable.Reference, askedBy owner: Int?
  ) -> ExemptUse.Reason? {
    if isAskedForIdiom(resolver.members[member].name, by: owner), !counted.contains(.appearance) {
      return .appearance
    }
    if isLength(member), owner.map(isScreen) == true, !counted.contains(.appearance) {
      return .appearance
    }
    guard let kind = kind(ofStatic: member), !counted.contains(kind) else { return nil }
    return ExemptUse.Reason(rawValue: kind.rawValue)
  }

  private func kind(ofStatic member: MemberTable.Reference) -> CountableKind? {
    let fact = resolver.members[member]
    let effects = table.effects(of: nodes.node(of: member))
    if effects == [.log] { return .logging }
    // What the process was started with never changes: a constant reads it once. A variable that
    // code assigns is none of these, but a global variable.
    let isConstant = fact.kind == .storedProperty
    if isConstant, effects == [.process] { return .constant }
    if isConstant, let made = fact.value?.path.last?.baseName, sdk.lists(made, in: .logTypes) {
      return .logging
    }
    // What a constant tells apart is the same for all who read it.
    if isConstant, fact.flags.contains(.isLet), let made = fact.value?.path.last,
      sdk.lists(made, in: .identifierMakers)
    {
      return .identity
    }
    if fact.kind == .computedProperty, isSample(fact.name) { return .preset }
    if isConstant,
      isSample(fact.name) || isPlainValue(fact, at: member) || isOwnConstant(fact, at: member)
    {
      return .preset
    }
    if isConstant, isOwnPalette(fact, at: member) { return .appearance }
    guard let written = fact.type, written != "Void", written != "()" else {
      if changesAppearance(member) { return .appearance }
      return shows(member) ? .navigation : nil
    }
    // A type is the same whoever asks for it.
    if written.hasSuffix(".Type") { return .constant }
    if isFormatted(fact, at: member, as: written, effects) { return .appearance }
    if isTranslated(fact, as: written, effects) { return .appearance }
    // Most of what gives a value and cannot be followed computes it; what gives none must act.
    // What can be set is kept somewhere, though.
    if effects == [.unknown], !fact.flags.contains(.hasSetter) { return .unreadCode }
    return kind(ofStatic: member, giving: written, effects)
  }

  /// The same for one that gives a value of a written type.
  private func kind(
    ofStatic member: MemberTable.Reference, giving written: String, _ effects: [Effect]
  ) -> CountableKind? {
    let fact = resolver.members[member]
    let core = TypeText.core(of: written)
    // A picture may come from another machine.
    if sdk.lists(core, in: .appearanceTypes), !effects.contains(.network) { return .appearance }
    if isColor(core, of: fact, at: member.file), !effects.contains(.network) { return .appearance }
    if givesMessage(member, core) { return .navigation }
    if tellsAppearance(member) { return .appearance }
    let type = fact.owner >= 0 ? resolver.types.recordOfPart[member.file][Int(fact.owner)] : nil
    // A namespace of texts that an extension of 'String' adds.
    if let type, resolver.types.records[type].isExternal,
      sdk.lists(resolver.types.records[type].name, in: .textTypes),
      Set(effects).isSubset(of: [.locale, .process, .log])
    {
      return .appearance
    }
    if effects == [.process], tellsBundle(fact, at: member) { return .constant }
    let made = resolver.type(
      written: written, in: NameResolver.Scope(file: member.file, type: type))
    if givesTheme(fact, effects, of: type, made: made) { return .appearance }
    if isLayout(core) || made.map(isLayout) == true, isMeasured(fact, of: type, effects) {
      return .appearance
    }
    if made.map({ isScreen($0) || isNamedAsViewModel($0) }) ?? isScreen(named: core) {
      let isOwn = made.map { !resolver.types.records[$0].isExternal } ?? false
      return isOwn && givesKeptObject(fact) ? nil : .navigation
    }
    if let type, wires(type), isNamedAsView(core, made) || makesScreen(member) {
      return .navigation
    }
    if let type, isPreset(fact, at: member, of: type, made: made) { return .preset }
    return isWorkedOut(fact, at: member, as: made) ? .preset : nil
  }

  /// Whether a theme gives a color or font of the project: `Theme.accent` of a type `ThemeColor`.
  private func isColor(_ type: String, of fact: MemberFact, at file: Int) -> Bool {
    guard fact.owner >= 0, fact.kind != .function, !fact.flags.contains(.hasSetter),
      ["Color", "Colour", "Font"].contains(where: type.hasSuffix)
    else { return false }
    let owner = resolver.types.recordOfPart[file][Int(fact.owner)]
    return isNamedAsLook(resolver.types.records[owner].name)
  }

  /// Whether a value is read of a color, font or image that the project extends:
  /// `UIColor.isDarkModeEnabled`.
  private func tellsAppearance(_ member: MemberTable.Reference) -> Bool {
    let fact = resolver.members[member]
    let node = nodes.node(of: member)
    guard fact.owner >= 0, fact.kind == .computedProperty, !fact.flags.contains(.hasSetter) else {
      return false
    }
    let record = resolver.types.records[resolver.types.recordOfPart[member.file][Int(fact.owner)]]
    return record.isExternal && sdk.lists(record.name, in: .appearanceTypes) && loadsNothing(node)
      || holdsAppearance("\(record.name).\(fact.name)", node)
  }

  /// Whether a function only makes an alert for a screen to show.
  private func givesMessage(_ member: MemberTable.Reference, _ type: String) -> Bool {
    resolver.members[member].kind == .function && sdk.lists(type, in: .presentingFunctions)
      && !acts(member)
  }

  /// Whether a static works a length out of settings: `CardRadius.inner`.
  private func isLength(_ member: MemberTable.Reference) -> Bool {
    let fact = resolver.members[member]
    let effects = table.effects(of: nodes.node(of: member))
    guard fact.kind != .storedProperty || fact.flags.contains(.isLet),
      !fact.flags.contains(.hasSetter), let written = fact.type,
      Set(effects).isSubset(of: [.defaults, .device, .interface, .mutableState]), fact.owner >= 0
    else { return false }
    let type = resolver.types.recordOfPart[member.file][Int(fact.owner)]
    let core = TypeText.core(of: written)
    let names =
      [resolver.types.records[type].name.lastName]
      + (core == "CGFloat" ? [fact.name.upperCamel] : [])
    return ["CGFloat", "Double", "Float"].contains(core)
      && sdk.names(in: .layoutWords).contains { word in names.contains { $0.hasSuffix(word) } }
  }

  /// Whether a static that gives a length or a place works it out, and keeps none.
  private func isMeasured(_ fact: MemberFact, of type: Int?, _ effects: [Effect]) -> Bool {
    let isFunction = fact.kind == .function
    if Set(effects).isSubset(of: [.interface, .mutableState, .locale, .unknown]),
      isFunction || effects == [.interface]
    {
      return true
    }
    // What a view measures with a cell reaches what the cell reaches.
    return isFunction && !fact.parameters.isEmpty && type.map(isScreen) == true
  }

  /// Whether a protocol has the name of a view: `ProfileViewProtocol`.
  private func isNamedAsView(_ name: String, _ type: Int?) -> Bool {
    guard let type, resolver.types.records[type].kind == .protocol else { return false }
    let endings = ["Protocol", "Interface", "Input", "Type"]
    let ending = endings.first(where: name.hasSuffix) ?? ""
    return name.dropLast(ending.count).hasSuffix("View")
  }

  /// Whether the code of a function makes a view or view controller, which it gives behind a
  /// protocol or with other things: `static func configureModule() -> ProfileModule`.
  func makesScreen(_ member: MemberTable.Reference) -> Bool {
    let facts = sources[member.file].facts
    guard resolver.members[member].kind == .function else { return false }
    let type = Int(resolver.members[member].owner)
    let scope = NameResolver.Scope(
      file: member.file, type: type >= 0 ? resolver.types.recordOfPart[member.file][type] : nil)
    return facts.uses.contains { (use: UseFact) -> Bool in
      guard Int(use.member) == member.member,
        let made = facts.paths[Int(use.path)].components.first, made.isCall, made.isCapitalized
      else { return false }
      let name = made.baseName
      return resolver.type(of: [name], in: scope).map { isScreen($0.type) } ?? isScreen(named: name)
    }
  }

  /// Whether a static hands out an object that something keeps, and makes none:
  /// `static func main() -> MainController? { AppDelegate.controller }`.
  private func givesKeptObject(_ fact: MemberFact) -> Bool {
    guard fact.parameters.isEmpty, let value = fact.value, value.kind == .reference else {
      return false
    }
    // A name alone may be that of a local variable, which holds what was just made.
    return value.path.count > 1 && value.path.last?.isCapitalized == false
  }

  /// Whether a function makes a value of what it is given, or none.
  private func isDecoder(_ fact: MemberFact, at member: MemberTable.Reference) -> Bool {
    fact.kind == .function && !fact.parameters.isEmpty
      && Set(table.effects(of: nodes.node(of: member)))
        .isSubset(of: [.clock, .randomness, .locale, .log, .unknown])
  }

  /// Whether a static makes a value of the type that declares it, as `placeholder(for:)` does, and
  /// reads it from nowhere; what only the value can do later does not matter.
  private func isPreset(
    _ fact: MemberFact, at member: MemberTable.Reference, of type: Int, made: Int?
  ) -> Bool {
    guard let written = fact.type, !written.hasSuffix("!"),
      !written.hasSuffix("?") || isDecoder(fact, at: member),
      !fact.flags.contains(.isAsync), !fact.flags.contains(.isThrowing)
    else { return false }
    let record = resolver.types.records[type]
    let isOwn =
      written == "Self"
      || (record.isExternal ? TypeText.core(of: written) == record.name : made == type)
    guard isOwn else { return false }
    var sources: [Effect] = [
      .network, .disk, .defaults, .keychain, .database, .location, .randomness, .interface,
      .notifications, .device,
    ]
    if record.isExternal { sources.append(.clock) }
    let node = nodes.node(of: member)
    let values = nodes.instances(of: type)
    return sources.allSatisfy { source in
      table.way(from: node, to: source).map {
        $0.nodes.contains(values) || isMadeOfValue($0.nodes)
      } ?? true
    }
  }

  /// Whether a way leads through a value that the static makes to hand it over, and so to what only
  /// the value can do later.
  private func isMadeOfValue(_ way: [Int]) -> Bool {
    guard way.count > 1, nodes.member(ofNode: way[1]) == nil,
      resolver.types.records.indices.contains(way[1])
    else { return false }
    return resolver.types.records[way[1]].kind == .struct
      && resolver.parents(of: way[1]).contains { sdk.lists($0.name, in: .dataProtocols) }
  }
}
