import DepFacts

/// The flow of effects that follows from declarations: superclasses, protocols, and what is stored.
struct EffectDeclarations {
  let tables: DeclarationTables
  let resolver: NameResolver
  let nodes: EffectNodes
  let outside: OutsideTypes
  let singletons: SingletonTable
  let sdk: SDKKnowledge
  private var flow = EffectFlow()
  /// The file that is read, and what it imports.
  private var file = 0
  private var imports = OutsideTypes.Imports.foundation

  init(
    tables: DeclarationTables, resolver: NameResolver, nodes: EffectNodes, outside: OutsideTypes,
    singletons: SingletonTable, sdk: SDKKnowledge
  ) {
    self.tables = tables
    self.resolver = resolver
    self.nodes = nodes
    self.outside = outside
    self.singletons = singletons
    self.sdk = sdk
  }

  mutating func read() -> EffectFlow {
    let importsOfFile = tables.sources.map {
      outside.imports(of: $0, modules: tables.imports.modules)
    }
    for type in tables.types.records.indices {
      imports = importsOfFile[tables.types.records[type].declaration.file]
      readParents(of: type)
    }
    for file in tables.sources.indices {
      self.file = file
      imports = importsOfFile[file]
      let members = tables.sources[file].facts.members
      for index in members.indices { read(members, index) }
    }
    for entry in singletons.entries {
      imports = importsOfFile[entry.reference.file]
      read(entry)
    }
    return flow
  }

  // MARK: Parents

  private mutating func readParents(of type: Int) {
    let record = tables.types.records[type]
    let instances = nodes.instances(of: type)
    if record.kind == .protocol { flow.lead(from: nodes.any(type), to: instances) }
    let isTest = tables.sources[record.declaration.file].role == .test
    let parents = resolver.parents(of: type)
    for case let parent? in parents.lazy.map(\.type)
    where !tables.types.records[parent].isExternal {
      flow.lead(from: instances, to: nodes.instances(of: parent))
      guard tables.types.records[parent].kind == .protocol else {
        flow.lead(from: nodes.state(of: type), to: nodes.state(of: parent))
        continue
      }
      if isTest { continue }
      flow.lead(from: nodes.any(parent), to: record.kind == .protocol ? nodes.any(type) : instances)
      flow.lead(from: nodes.state(of: parent), to: nodes.state(of: type))
    }
    guard record.kind == .class, let superclass = outsideSuperclass(of: record, parents) else {
      return
    }
    let effect = outside.effect(ofSuperclass: superclass, imports: imports)
    let node = effect == .mutableState ? nodes.state(of: type) : instances
    flow.begin(effect, named: superclass, at: node)
  }

  /// What stands first behind the colon of a class, where the project does not declare it.
  private func outsideSuperclass(
    of record: TypeTable.Record, _ parents: [TypeEntry.Parent]
  ) -> String? {
    let part = record.declaration
    guard let first = tables.sources[part.file].facts.types[part.fact].inherited.first,
      let parent = parents.first(where: { $0.written == first })
    else { return nil }
    let isRead = parent.type.map { !tables.types.records[$0].isExternal } ?? false
    return isRead ? nil : parent.name
  }

  // MARK: Members

  private mutating func read(_ members: [MemberFact], _ index: Int) {
    let owner = Int(members[index].owner)
    let type = owner >= 0 ? tables.types.recordOfPart[file][owner] : nil
    let reference = MemberTable.Reference(file: file, member: index)
    if !members[index].attributes.isEmpty {
      readWrappers(members[index], reference, type: type)
    }
    if members[index].attributes.contains(where: { $0.name == "_silgen_name" }) {
      flow.begin(.unknown, named: members[index].name, at: nodes.node(of: reference))
    }
    if nodes.isLogger(index, file: file) {
      flow.begin(.log, named: members[index].name, at: nodes.node(of: reference))
    }
    switch members[index].kind {
    case .enumCase:
      if let type { flow.lead(from: nodes.node(of: reference), to: nodes.instances(of: type)) }
    case .storedProperty:
      guard let type, !members[index].flags.contains(.isStatic) else { return }
      readStored(members[index], of: type)
    case .computedProperty, .function, .initializer, .subscript, .deinitializer: break
    }
  }

  private mutating func readWrappers(
    _ member: MemberFact, _ reference: MemberTable.Reference, type: Int?
  ) {
    let isInstance = member.owner >= 0 && !member.flags.contains(.isStatic)
    guard let node = isInstance ? type : nodes.node(of: reference) else { return }
    let scope = NameResolver.Scope(file: file, type: type)
    for attribute in member.attributes {
      if let wrapper = resolver.type(written: attribute.name, in: scope) {
        flow.lead(from: node, to: nodes.instances(of: wrapper))
      } else if let effect = outside.effect(ofWrapper: attribute.name) {
        flow.begin(effect, named: "@\(attribute.name)", at: node)
      }
    }
  }

  /// What an instance keeps: state of its own, and what others keep that it holds.
  private mutating func readStored(_ member: MemberFact, of type: Int) {
    let state = nodes.state(of: type)
    if !member.flags.contains(.isLet), !member.flags.contains(.isLazy) {
      let name = tables.types.records[type].name + "." + member.name
      flow.begin(.mutableState, named: name, at: state)
    }
    let path = heldType(member)
    guard !path.isEmpty else { return }
    let scope = NameResolver.Scope(file: file, type: type)
    if let match = resolver.type(of: path, in: scope), match.length == path.count,
      !tables.types.records[match.type].isExternal
    {
      flow.lead(from: state, to: nodes.state(of: match.type))
      if !member.flags.contains(.isWeak), member.type != nil { hold(match.type, in: type) }
      return
    }
    let name = path.joined(separator: ".")
    let effect = outside.effect(of: path[0], imports: imports)
    if effect == .mutableState { flow.begin(effect, named: name, at: state) }
    if member.type == nil || resolver.knows(path[0]) || effect == .mutableState { return }
    flow.begin(effect, named: name, at: nodes.instances(of: type))
  }

  /// The names of a property's type, as written or as its value makes it.
  private func heldType(_ member: MemberFact) -> [String] {
    if let type = member.type {
      return type.hasArrow ? [] : TypeText.components(of: TypeText.core(of: type))
    }
    guard let value = member.value, value.kind == .call, value.path.first?.isCapitalized == true
    else { return [] }
    return value.path.map(\.baseName).filter { $0 != "init" }
  }

  /// What code does with an object that it holds, it does through it.
  private mutating func hold(_ held: Int, in type: Int) {
    let record = tables.types.records[held]
    let target: Int
    switch record.kind {
    case .protocol: target = nodes.any(held)
    case .class, .actor: target = nodes.instances(of: held)
    case .struct:
      let parents = resolver.parents(of: held).lazy.map(\.name)
      guard sdk.names(in: .valueProtocols).isDisjoint(with: parents) else { return }
      target = nodes.instances(of: held)
    case .enum, .extension: return
    }
    flow.lead(from: nodes.instances(of: type), to: target)
  }

  // MARK: Singletons

  private mutating func read(_ entry: SingletonTable.Entry) {
    let node = nodes.node(of: entry.reference)
    let member = resolver.members[entry.reference]
    if member.kind == .storedProperty, !member.flags.contains(.isLet) {
      flow.begin(.mutableState, named: entry.name, at: node)
    }
    if let type = entry.valueTypeID, !tables.types.records[type].isExternal {
      let isProtocol = tables.types.records[type].kind == .protocol
      flow.lead(from: node, to: isProtocol ? nodes.any(type) : nodes.instances(of: type))
      flow.lead(from: node, to: nodes.state(of: type))
      return
    }
    let name = TypeText.components(of: entry.valueType).first ?? ""
    let effect = outside.effect(of: name, imports: name.isEmpty ? .others : imports)
    flow.begin(effect, named: name.isEmpty ? entry.name : name, at: node)
  }
}
