import DepFacts

/// Turns what the uses of one file reach into the flow of effects.
final class EffectReader {
  private let sources: [SourceRecord]
  private let nodes: EffectNodes
  private let outside: OutsideTypes
  private let resolver: NameResolver
  private let catalogue: Catalogue
  private let singletons: SingletonTable
  private let identities: IdentityPlaces
  private let allowed: Set<String>
  private let countsFunctions: Bool
  private var flow = EffectFlow()
  private var imports = OutsideTypes.Imports.foundation
  /// The modules that the file imports and that were not read; a type may have the name of its
  /// module.
  private var packages: Set<String> = []
  private var isOfViews = false
  /// For each path of the file, what the type reaches that it begins with.
  private var strangers: [Effect?] = []

  init(
    tables: DeclarationTables, nodes: EffectNodes, outside: OutsideTypes, resolver: NameResolver,
    catalogue: Catalogue, singletons: SingletonTable, sdk: SDKKnowledge, options: ModelOptions
  ) {
    sources = tables.sources
    self.nodes = nodes
    self.outside = outside
    self.resolver = resolver
    self.catalogue = catalogue
    self.singletons = singletons
    identities = IdentityPlaces(sources: tables.sources, resolver: resolver, sdk: sdk)
    allowed = Set(options.allowed)
    countsFunctions = options.countsFacadesInFunctions
  }

  func begin(file: Int) {
    flow = EffectFlow()
    imports = outside.imports(of: sources[file], modules: resolver.imports.modules)
    packages = outside.packages(of: sources[file], modules: resolver.imports.modules)
    isOfViews = sources[file].facts.imports.contains("SwiftUI")
    strangers = Array(repeating: nil, count: sources[file].facts.paths.count)
  }

  func end() -> EffectFlow { flow }

  /// Follows a use to what it reaches.
  func follow(_ reach: Reach, _ index: Int, of facts: FileFacts, file: Int) {
    let use = facts.uses[index]
    guard let node = nodes.node(around: use, file: file) else { return }
    switch reach {
    case .nothing: break
    case .singleton(let singleton, let length):
      let entry = singletons.entries[singleton]
      if allowed.contains(entry.name) { break }
      let path = facts.paths[Int(use.path)].components
      let asked = length < path.count ? path[length] : nil
      if nodes.isLogger(method: asked, of: entry.valueTypeID) {
        flow.begin(.log, named: entry.name, at: node, by: use, file: file)
      } else {
        flow.lead(
          from: node, to: nodes.node(of: entry.reference), by: use, file: file,
          object: entry.valueTypeID)
      }
    case .variable(let reference, let length), .declared(let reference, let length):
      flow.lead(
        from: node, to: nodes.node(of: reference), by: use, file: file,
        object: nil)
      guard mayBeFacade(reference, at: use, file: file) else { break }
      flow.keep(
        EffectFlow.Quiet(
          file: file, use: index, length: length, reference: reference,
          isInFunction: isOutsideOfInstances(use, file: file)))
    case .system(let entry, _):
      if !allowed.contains(entry.expression),
        !identities.contain(entry.expression, written: entry.expression, use: index, file: file),
        entry.effect != .process || !isKeptValue(use, file: file)
      {
        flow.begin(entry.effect, named: entry.expression, at: node, by: use, file: file)
      }
    case .locator(let name, _):
      flow.begin(.unknown, named: name, at: node, by: use, file: file)
    case .notUnderstood(_, let length):
      let path = facts.paths[Int(use.path)].components
      flow.begin(
        .unknown, named: path.prefix(length).joined(separator: "."), at: node, by: use, file: file)
    case .outside(let name, _):
      if !allowed.contains(name) {
        flow.begin(effect(ofOutside: name), named: name, at: node, by: use, file: file)
      }
    case .construction(let type, _), .value(let type, _):
      flow.lead(
        from: node, to: nodes.instances(of: type), by: use, file: file,
        object: type)
    }
  }

  /// Whether a use makes the value of a constant outside of instances, which reads once what never
  /// changes while the process runs.
  private func isKeptValue(_ use: UseFact, file: Int) -> Bool {
    guard use.place == .propertyInitializer, use.member >= 0,
      nodes.isOutsideOfInstances(Int(use.member), file: file)
    else { return false }
    let reference = MemberTable.Reference(file: file, member: Int(use.member))
    let member = resolver.members[reference]
    return member.kind == .storedProperty && member.flags.contains(.isLet)
      && singletons.index(of: reference) == nil
  }

  /// Whether a type of an SDK is a window that the code shows and waits for.
  func isPanel(_ name: String) -> Bool { outside.isPanel(name) }

  /// Whether the name of a type that was not read is that of a view or view controller.
  ///
  /// In a file of SwiftUI, nearly every type that code makes is one.
  func isShown(_ name: String) -> Bool { isOfViews || outside.isShown(name) }

  /// What a singleton of a package reaches: what its type is listed for, else something unknown.
  func effect(ofOutside name: String) -> Effect {
    let effect = outside.effect(of: String(name.prefix { $0 != "." }), imports: .others)
    return effect == .nothing ? .unknown : effect
  }

  private func isOutsideOfInstances(_ use: UseFact, file: Int) -> Bool {
    use.member >= 0 && nodes.isOutsideOfInstances(Int(use.member), file: file)
  }

  /// Whether the use stands in another type than the one that declares the static, or asks for a
  /// function at file level; of code without an instance only functions may.
  private func mayBeFacade(
    _ reference: MemberTable.Reference, at use: UseFact, file: Int
  ) -> Bool {
    let types = resolver.types
    let owner = resolver.members[reference].owner
    guard use.type >= 0, resolver.members[reference].kind != .enumCase,
      !isOutsideOfInstances(use, file: file)
        || countsFunctions && use.place == .body
          && sources[file].facts.members[Int(use.member)].kind == .function
    else { return false }
    guard owner >= 0 else { return resolver.members[reference].kind == .function }
    let declaring = types.recordOfPart[reference.file][Int(owner)]
    let around = types.recordOfPart[file][Int(use.type)]
    if declaring == around {
      return isKeptService(reference, use) && !isOutsideOfInstances(use, file: file)
    }
    // What a nested type asks a function of the type around to do, a test of it would replace.
    let isFunction = resolver.members[reference].kind == .function
    return !resolver.ancestors(of: around).contains(declaring)
      && (isFunction
        || !types.records[around].name.hasPrefix(types.records[declaring].name + "."))
      && !types.records[declaring].name.hasPrefix(types.records[around].name + ".")
  }

  /// Whether code of an instance reads a constant of its own type that holds a struct.
  ///
  /// What the struct reaches decides whether that is a dependency.
  private func isKeptService(_ reference: MemberTable.Reference, _ use: UseFact) -> Bool {
    let member = resolver.members[reference]
    return member.kind == .storedProperty && member.flags.contains([.isLet, .isStatic])
      && use.role == .read && use.member >= 0 && member.value?.kind == .call
  }

  func node(of reference: MemberTable.Reference) -> Int { nodes.node(of: reference) }

  // MARK: Types that were not read

  /// Follows a use that begins with a type which the project does not declare, and returns what
  /// it reaches.
  func followStranger(_ index: Int, of facts: FileFacts, file: Int) -> Effect {
    let use = facts.uses[index]
    let path = Int(use.path)
    let components = facts.paths[path].components
    let effect: Effect
    if use.isSubscriptedName(components) {
      effect = subscripted(components[0])
    } else {
      effect = strangers[path] ?? stranger(components)
      strangers[path] = effect
    }
    guard effect != .nothing, use.place != .attribute, !use.flags.contains(.isGenericParameter)
    else { return .nothing }
    let name = components[outside.qualifierCount(of: components)].baseName
    if let node = nodes.node(around: use, file: file), !readsBundle(use, effect, file: file) {
      flow.begin(effect, named: name, at: node, by: use, file: file)
    }
    return outside.actsOnWhatItIsGiven(name) ? .nothing : effect
  }

  /// Whether the value of a constant is read from a file of the program, which is the same in each
  /// run.
  private func readsBundle(_ use: UseFact, _ effect: Effect, file: Int) -> Bool {
    guard effect == .disk, isKeptValue(use, file: file) else { return false }
    let facts = sources[file].facts
    return facts.uses.contains {
      $0.member == use.member && facts.paths[Int($0.path)].components.first == "Bundle"
    }
  }

  /// Whether the project declares what the chain begins with, and does not only extend it.
  func isDeclared(_ path: [String]) -> Bool {
    guard resolver.knows(path[0].baseName) else { return false }
    guard let records = resolver.types.recordsByName[path[0].baseName],
      records.allSatisfy({ resolver.types.records[$0].isExternal })
    else { return true }
    return records.contains { record in
      path[0].isCall
        ? resolver.members.initializers[record]?.contains {
          resolver.members[$0].displayName.dropFirst("init".count)
            == path[0].dropFirst(path[0].baseName.count)
        } == true
        : path.count > 1 && resolver.members.staticMember(path[1].baseName, of: record) != nil
    }
  }

  /// What a static subscript reaches of a type that the project does not declare.
  private func subscripted(_ name: String) -> Effect {
    guard !resolver.knows(name), resolver.members.globals[name] == nil else { return .nothing }
    let effect = outside.effect(of: name, imports: imports)
    return effect == .mutableState ? .nothing : effect
  }

  /// The names in front of a type of an SDK that a name of the project does not hide.
  func qualifierCount(of path: [String]) -> Int {
    let count = outside.qualifierCount(of: path)
    return count > 0 && resolver.knows(path[count].baseName) ? 0 : count
  }

  private func stranger(_ written: [String]) -> Effect {
    let qualifiers = outside.qualifierCount(of: written)
    let path = Array(written.dropFirst(qualifiers))
    guard let first = path.first, first.isCapitalized, path.last != "self",
      // A type inside of another one is something else.
      first.isCall || path.count == 1 || !path[1].isCapitalized
    else { return .nothing }
    let name = first.baseName
    guard name != "Self", catalogue.entry(for: path) == nil,
      // What names its framework is no declaration of the project.
      qualifiers > 0 || !isDeclared(path) && resolver.members.globals[name] == nil
    else { return .nothing }
    // Capitals alone name a constant of C: `SIGTERM`.
    if path == [name], !name.contains(where: \.isLowercase) { return .nothing }
    if let effect = outside.effect(ofCall: first) { return effect }
    if path == [first], first.isCall, outside.writesLog(name) { return .log }
    let known = outside.effect(of: name, imports: imports)
    // A package may have the name of its type: `KeychainSwift`.
    let effect = packages.contains(name) && known == .nothing ? .unknown : known
    // A type that the project extends is most often a value of a package.
    if effect == .unknown, resolver.knows(name) { return .nothing }
    // What a value keeps is the state of the one that keeps it.
    if effect == .mutableState { return .nothing }
    return effect == .unknown || path.contains(where: \.isCall) ? effect : .nothing
  }
}
