import DepFacts

/// Sets aside what reaches no effect, and adds the statics that reach one.
struct EffectPolicy {
  let sources: [SourceRecord]
  let resolver: NameResolver
  let nodes: EffectNodes
  let table: EffectTable
  let sdk: SDKKnowledge
  let identities: IdentityPlaces
  /// What the project has counted all the same.
  let counted: Set<CountableKind>
  /// The types that put screens together from what a container gives.
  var composers: Set<Int> = []

  /// Moves the places that are no dependencies to those that are not counted.
  func setAside(_ resolved: inout ResolvedUses) {
    let dependencies = resolved.dependencies
    let reasons = dependencies.map(reason)
    // A log that is also asked for something is one object at all places of a type.
    let serious = Set(
      zip(dependencies, reasons).lazy.filter { $1 == nil && !isFeedback($0) }
        .compactMap { use, _ in use.owner })
    let asked = Set(
      zip(dependencies, reasons).lazy.filter { $1 == nil }.compactMap { use, _ in Asked(use) })
    let made = Set(
      zip(dependencies, reasons).lazy.filter { $1 == nil }.compactMap { use, _ in Made(use) })
    let heldObjects = Set(
      zip(dependencies, reasons).lazy.filter { $1 == nil }.compactMap { use, _ in held(use) })
    resolved.dependencies = []
    for (dependency, reason) in zip(dependencies, reasons) {
      if dependency.isWrapped {
        if readsSharedStore(dependency) { resolved.add(dependency, sharedStore) }
        continue
      }
      if isFeedback(dependency), !counted.contains(.feedback),
        dependency.owner.map(serious.contains) == false
      {
        resolved.add(dependency, .exempt(.feedback))
      } else if let reason, Asked(dependency).map(asked.contains) != true,
        reason != .constant || held(dependency).map(heldObjects.contains) != true,
        !(reason == .identity && isLocal(dependency))
          || Made(dependency).map(made.contains) != true
      {
        resolved.add(dependency, .exempt(reason))
      } else {
        resolved.dependencies.append(dependency)
      }
    }
  }

  private var sharedStore: CountingPolicy.Decision {
    counted.contains(.sharedStore) ? .counts(.hidden) : .exempt(.sharedStore)
  }

  private func isFeedback(_ dependency: Dependency) -> Bool {
    let own: [Dependency.Kind] = [.construction, .singleton, .staticFacade]
    if own.contains(dependency.kind), let type = dependency.target.type {
      let name = resolver.types.records[type].name.lastName
      return sdk.names(in: .feedbackWords).contains(where: name.contains)
    }
    guard [.systemSingleton, .ambientValue].contains(dependency.kind) else { return false }
    let root = dependency.target.name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if sdk.lists(String(root), in: .feedbackMakers) { return true }
    guard let next = dependency.chain(in: sources[dependency.file].facts)?.next else {
      return false
    }
    return sdk.lists("\(dependency.target.name).\(next.baseName)", in: .feedbackMakers)
  }

  /// Why a place is not counted; nil for a dependency.
  func reason(for dependency: Dependency) -> ExemptUse.Reason? {
    if isOwnAffair(dependency) { return .ownDeclaration }
    guard let kind = kind(of: dependency), !counted.contains(kind) else { return nil }
    return ExemptUse.Reason(rawValue: kind.rawValue)
  }

  private func isIdentity(_ dependency: Dependency) -> Bool {
    guard let use = dependency.use else { return false }
    return identities.contain(
      dependency.target.name, written: dependency.expression, use: use.index,
      file: dependency.file)
  }

  /// Whether a local constant takes it: `let stanzaID = UUID()`.
  private func isLocal(_ dependency: Dependency) -> Bool {
    guard let use = dependency.use else { return false }
    return context(of: use.index, in: dependency.file)?.path.first == "let"
  }

  private func isGivenTime(_ dependency: Dependency) -> Bool {
    guard let use = dependency.use else { return false }
    return identities.areGivenTime(
      dependency.target.name, use: use.index, file: dependency.file)
  }

  private func kind(of dependency: Dependency) -> CountableKind? {
    if isMemberwiseDefault(dependency) { return .preset }
    switch dependency.kind {
    case .systemSingleton, .ambientValue:
      if sdk.lists(dependency.target.name, in: .screenMetrics)
        || isAsked(dependency, forAnyOf: .screenMetrics)
      {
        return .appearance
      }
      if dependency.reach == .outside(.nothing) || isAsked(dependency, forAnyOf: .constantMembers)
        || namesSender(dependency)
      {
        return .constant
      }
      if loadsScreen(dependency) || isAskedForIdiom(dependency) { return .appearance }
      if isIdentity(dependency) { return .identity }
      if isGivenTime(dependency) { return .passedTime }
      if formatsForDevice(dependency) { return .deviceFormat }
      if isTimeOfLogger(dependency) { return .logging }
      if isReplacedByInitializers(dependency) { return .preset }
      if observesInput(dependency) { return .keyboard }
      if let kind = kindOfAddedMember(dependency) { return kind }
      if readsOwnFile(dependency) { return .constant }
      if isAskedToShow(dependency) { return .navigation }
      if dependency.reach == .outside(.unknown), dependency.owner.map(wires) == true {
        return .assembly
      }
      return isAdapted(dependency) ? .adapter : nil
    case .singleton: return kindOfSingleton(dependency)
    case .construction: return kindOfConstruction(dependency)
    case .globalVariable:
      guard case .node(let node)? = dependency.reach, dependency.role == .read else { return nil }
      return holdsAppearance(dependency.target.name, node) ? .appearance : nil
    case .locator, .wrapper, .staticFacade, .field: return nil
    }
  }

  private func kindOfSingleton(_ dependency: Dependency) -> CountableKind? {
    guard case .node(let node)? = dependency.reach else { return nil }
    if isAskedToLog(dependency) { return .logging }
    if isAskedForAppearance(dependency) { return .appearance }
    if isAskedForView(dependency) || isOneScreen(dependency) { return .navigation }
    if isSample(dependency.target.name) || isSharedMessage(dependency)
      || isConstantModel(dependency, node)
    {
      return .preset
    }
    if table.reachesNothing(node) { return .statelessSingleton }
    return table.reaches(only: .log, node) ? .logging : nil
  }

  private func isAskedForIdiom(_ dependency: Dependency) -> Bool {
    guard let next = dependency.chain(in: sources[dependency.file].facts)?.next else {
      return false
    }
    return isAskedForIdiom(next, by: dependency.owner)
  }

  /// Whether a singleton of the SDK is asked for a member that a table lists.
  private func isAsked(_ dependency: Dependency, forAnyOf list: SDKTables.List) -> Bool {
    let next = dependency.chain(in: sources[dependency.file].facts)?.next
    let name = sdk.text(of: dependency.target.name, in: .sameValues) ?? dependency.target.name
    return next.map { sdk.lists("\(name).\($0.baseName)", in: list) } ?? false
  }

  // MARK: Logs and samples

  /// Whether a singleton writes a message to a log there, and does nothing else.
  private func isAskedToLog(_ dependency: Dependency) -> Bool {
    nodes.isLogger(
      method: dependency.chain(in: sources[dependency.file].facts)?.next,
      of: dependency.target.type)
  }

  /// Whether a shared object is data to show or to test with: `test_note`, `Account.sample`.
  func isSample(_ name: String) -> Bool {
    sdk.names(in: .sampleWords).contains { word in
      guard name.lastName.hasPrefix(word) else { return false }
      let next = name.lastName.dropFirst(word.count).first
      return word.last == "_" || next?.isLowercase != true
    }
  }

  /// Whether a type stands in for a real one: code that makes it shows or tests something.
  func isTestDouble(_ type: Int) -> Bool {
    sdk.isNamedAsTestDouble(resolver.types.records[type].name)
  }

  // MARK: Wiring

  /// Whether the job of a type is to make others, as that of a coordinator or a factory.
  func wires(_ type: Int) -> Bool {
    let name = resolver.types.records[type].name
    return sdk.names(in: .wiringEndings).contains(where: name.hasSuffix)
      || resolver.parents(of: type).contains {
        sdk.lists($0.name, in: .sceneProtocols) || sdk.lists($0.name, in: .wiringClasses)
      }
  }

  // MARK: Screens

  /// Whether the job of a class is to answer what happens on a screen: script messages, gestures.
  func answersScreen(_ type: Int) -> Bool {
    resolver.types.records[type].kind == .class
      && resolver.parents(of: type).contains { sdk.lists($0.name, in: .screenHandlers) }
  }

  /// Whether a class is made with the view or view controller that it works for, as what moves a
  /// form above the keyboard is.
  func takesScreen(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    guard record.kind == .class else { return false }
    return record.parts.contains { part in
      sources[part.file].facts.members.contains { member in
        Int(member.owner) == part.fact && member.kind == .initializer
          && member.parameters.contains { isScreen(named: TypeText.core(of: $0.type)) }
      }
    }
  }

  func makesScreens(_ type: Int) -> Bool {
    isScreen(type) || isViewModel(type) || composers.contains(type)
  }

  /// Whether a type is a view or a view controller.
  func isScreen(_ type: Int) -> Bool { isScreen(type, depth: 0) }

  private func isScreen(_ type: Int, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    let record = resolver.types.records[type]
    if record.isExternal { return isScreen(named: record.name) }
    return resolver.parents(of: type).contains { parent in
      if let id = parent.type, !resolver.types.records[id].isExternal {
        return resolver.types.records[id].kind == .class && isScreen(id, depth: depth + 1)
      }
      return isScreen(named: parent.name) || sdk.lists(parent.name, in: .transitionTypes)
        // A class of a package has no prefix: `MessageViewController`.
        || record.kind == .class
          && sdk.names(in: .viewControllerEndings).contains(where: parent.name.hasSuffix)
    }
  }

  /// Whether a name that the project does not declare is that of a view or view controller.
  func isScreen(named name: String) -> Bool { sdk.isScreen(named: name) }

  func isNamedAsViewModel(_ type: Int) -> Bool {
    sdk.names(in: .viewModelEndings).contains(where: resolver.types.records[type].name.hasSuffix)
  }

  /// Whether a class holds what a view shows: views observe it, or its name says so.
  func isViewModel(_ type: Int) -> Bool {
    let record = resolver.types.records[type]
    guard record.kind == .class else { return false }
    if isNamedAsViewModel(type) { return true }
    // Views observe stores and services as well.
    if sdk.isNamedAsService(record.name) { return false }
    if resolver.parents(of: type).contains(where: { sdk.lists($0.name, in: .observableProtocols) })
    {
      return true
    }
    let part = record.declaration
    return sources[part.file].facts.types[part.fact].attributes.contains("Observable")
  }
}
