import DepFacts

/// What only shows a screen or a message, which is navigation.
extension EffectPolicy {
  /// Whether an object of a framework for user interfaces is asked to show something:
  /// `UIApplication.shared.alert(body: text)`, by a function that the project adds to it.
  func isAskedToShow(_ dependency: Dependency) -> Bool {
    guard let chain = dependency.chain(in: sources[dependency.file].facts) else { return false }
    if chain.components[chain.length...].contains(where: presents) { return true }
    guard chain.next?.isCall == true, let function = addedMember(dependency) else { return false }
    return shows(function)
  }

  /// Whether a screen or a part of one names a view controller of which there is one:
  /// `Sidebar.shared`; or any code asks it to show something.
  func isOneScreen(_ dependency: Dependency) -> Bool {
    guard let type = dependency.target.type, isScreen(type),
      dependency.owner.map({ isPartOfScreen($0) || wires($0) }) == true || isToldToShow(dependency),
      case .node(let node)? = dependency.reach, let (fact, file) = nodes.member(ofNode: node)
    else { return false }
    return fact.owner >= 0 && resolver.types.recordOfPart[file][Int(fact.owner)] == type
  }

  /// Whether a type is a screen or is declared inside of one.
  private func isPartOfScreen(_ type: Int) -> Bool {
    var outer: Int? = type
    while let type = outer {
      if isScreen(type) { return true }
      outer = resolver.types.outer(of: type, resolver.imports)
    }
    return false
  }

  private func isToldToShow(_ dependency: Dependency) -> Bool {
    guard let call = dependency.chain(in: sources[dependency.file].facts)?.next, call.isCall else {
      return false
    }
    return sdk.names(in: .presentingVerbs).contains(where: call.hasPrefix)
  }

  /// What a value is that the project's own extension of an SDK's class reads from its object:
  /// `Bundle.main.appName`, `UIDevice.current.hasNotch`.
  func kindOfAddedMember(_ dependency: Dependency) -> CountableKind? {
    guard let member = addedMember(dependency), let written = resolver.members[member].type,
      written != "Void", !resolver.members[member].flags.contains(.isAsync)
    else { return nil }
    // No effects are known for what instances of an SDK's class do: the names of types tell.
    let facts = sources[member.file].facts
    let named = facts.uses.filter { Int($0.member) == member.member }
      .compactMap { facts.paths[Int($0.path)].components.first?.baseName }
    guard !named.contains(where: { resolver.members.globals[$0] != nil }) else { return nil }
    let roots = named.filter(\.isCapitalized)
    if dependency.target.name == "Bundle.main" {
      // What is read of an address may come from anywhere.
      let isOwn = !(roots.contains("Data") && roots.contains("URL"))
      return isOwn && roots.allSatisfy { Self.textTypes.contains($0) } ? .constant : nil
    }
    let isOfScreen = !roots.isEmpty && roots.allSatisfy { $0.hasPrefix("UI") }
    return isOfScreen && dependency.target.name.hasPrefix("UI") ? .appearance : nil
  }

  private static let textTypes: Set = [
    "Bundle", "Data", "Double", "Int", "JSONDecoder", "PropertyListDecoder", "String", "URL",
  ]

  /// The member of a singleton of an SDK that a place asks for, where the project declares it.
  private func addedMember(_ dependency: Dependency) -> MemberTable.Reference? {
    let scope = NameResolver.Scope(file: dependency.file, type: dependency.owner)
    guard let next = dependency.chain(in: sources[dependency.file].facts)?.next,
      let root = dependency.target.name.split(separator: ".").first,
      let type = resolver.type(of: [String(root)], in: scope)?.type
    else { return nil }
    return resolver.members.instanceMember(next.baseName, of: type)
  }

  /// Whether a function gives nothing, and makes or presents a screen or an alert.
  ///
  /// One that goes on to another of its name does what that does.
  func shows(_ function: MemberTable.Reference, depth: Int = 0) -> Bool {
    let fact = resolver.members[function]
    guard depth < 2, fact.kind == .function, fact.type == nil || fact.type == "Void" else {
      return false
    }
    if fact.owner >= 0 {
      let type = resolver.types.recordOfPart[function.file][Int(fact.owner)]
      let name = resolver.types.records[type].name
      if fact.flags.contains(.isStatic),
        sdk.names(in: .routingEndings).contains(where: name.hasSuffix)
          // A screen that shows itself: `PreferencesWindowController.show()`.
          || isScreen(type) && sdk.names(in: .presentingVerbs).contains(where: fact.name.hasPrefix)
      {
        return true
      }
    }
    let facts = sources[function.file].facts
    let called = facts.uses.lazy.filter { Int($0.member) == function.member }
      .map { facts.paths[Int($0.path)].components }
    if acts(function) { return false }
    if sdk.names(in: .navigatingVerbs).contains(where: fact.name.hasPrefix) { return true }
    // What is given a view controller, and says so, shows something on it.
    if sdk.names(in: .presentingVerbs).contains(where: fact.name.hasPrefix),
      fact.parameters.contains(where: { isScreen(named: TypeText.core(of: $0.type)) })
    {
      return true
    }
    if makesScreen(function) || called.contains(where: { $0.contains(where: presents) }) {
      return true
    }
    guard called.contains(where: { $0.last?.isCall == true && $0.last?.baseName == fact.name })
    else { return false }
    return facts.members.indices.contains { index in
      let other = facts.members[index]
      return index != function.member && other.name == fact.name && other.owner == fact.owner
        && shows(MemberTable.Reference(file: function.file, member: index), depth: depth + 1)
    }
  }

  /// Whether a function reaches what a test would replace, by itself and not by the screens that it
  /// makes.
  func acts(_ function: MemberTable.Reference) -> Bool {
    let node = nodes.node(of: function)
    let effects: [Effect] = [
      .database, .defaults, .disk, .keychain, .location, .network, .pasteboard,
    ]
    return effects.contains { effect in
      guard let way = table.way(from: node, to: effect) else { return false }
      return !way.nodes.contains { resolver.types.records.indices.contains($0) && isScreen($0) }
    }
  }

  private func presents(_ component: String) -> Bool {
    component.isCall && sdk.lists(component.baseName, in: .presentingFunctions)
  }

  /// Whether the bundle is asked for the file of a screen, or handed to the superclass of one for
  /// that: `super.init(nibName: nil, bundle: .main)`.
  func loadsScreen(_ dependency: Dependency) -> Bool {
    guard dependency.target.name == "Bundle.main", let use = dependency.use else { return false }
    let context = context(of: use.index, in: dependency.file)
    return dependency.chain(in: sources[dependency.file].facts)?.next?.baseName == "loadNibNamed"
      || context?.kind == .argument && context?.label == "bundle"
        && context?.path.first?.baseName == "super" && dependency.owner.map(isScreen) == true
  }
}
