import DepFacts

/// The declarations and uses of a project by name, as far as a proposal needs them.
///
/// Types of the same name in different modules count as one; for a proposal that is good enough.
struct ProposalIndex {
  struct Member {
    var fact: MemberFact
    var module: String
  }

  /// A place that reaches for a type or global of the project.
  struct Use {
    /// The members behind it.
    var rest: [String]
    /// The type around the place, or the file.
    var user: String
  }

  /// The kinds of the types that the project declares, by full name.
  private(set) var kinds: [String: TypeFact.Kind] = [:]
  private(set) var attributes: [String: Set<String>] = [:]
  private(set) var inherited: [String: Set<String>] = [:]
  private(set) var members: [String: [Member]] = [:]
  private(set) var globals: [String: Member] = [:]
  private(set) var uses: [String: [Use]] = [:]
  /// The chains that the bodies of a type reach for.
  private(set) var reached: [String: [[String]]] = [:]
  /// The chains that a file reaches for, by path.
  private(set) var reachedByFile: [(path: String, chains: [[String]])] = []
  /// Calls by the name of what is called, with the types that call.
  private(set) var callers: [String: Set<String>] = [:]

  private let catalogue: Catalogue

  init(_ sources: [SourceRecord], catalogue: Catalogue) {
    self.catalogue = catalogue
    let names = sources.map { Self.typeNames($0.facts) }
    for (source, names) in zip(sources, names) { addDeclarations(of: source, names: names) }
    for (source, names) in zip(sources, names) { addUses(of: source, names: names) }
  }

  /// The full names of the types of a file.
  private static func typeNames(_ facts: FileFacts) -> [String] {
    var names: [String] = []
    for fact in facts.types {
      let parent = Int(fact.parent)
      names.append(names.indices.contains(parent) ? "\(names[parent]).\(fact.name)" : fact.name)
    }
    return names
  }

  private mutating func addDeclarations(of source: SourceRecord, names: [String]) {
    for (fact, name) in zip(source.facts.types, names) {
      if fact.kind != .extension { kinds[name] = fact.kind }
      attributes[name, default: []].formUnion(fact.attributes)
      inherited[name, default: []].formUnion(fact.inherited)
    }
    for fact in source.facts.members {
      let member = Member(fact: fact, module: source.module)
      if names.indices.contains(Int(fact.owner)) {
        members[names[Int(fact.owner)], default: []].append(member)
      } else if fact.owner < 0, fact.kind == .storedProperty || fact.kind == .computedProperty {
        globals[fact.name] = member
      }
    }
  }

  private mutating func addUses(of source: SourceRecord, names: [String]) {
    var chains: [[String]] = []
    let heads = source.facts.paths.map { head(of: $0.components) }
    for use in source.facts.uses where source.facts.paths.indices.contains(Int(use.path)) {
      let components = source.facts.paths[Int(use.path)].components
      let owner = names.indices.contains(Int(use.type)) ? names[Int(use.type)] : nil
      let user = owner ?? source.path
      if let owner { reached[owner, default: []].append(components) }
      chains.append(components)
      if let (name, length) = heads[Int(use.path)], !isInside(user, name) {
        uses[name, default: []].append(Use(rest: Array(components[length...]), user: user))
      }
      if let last = components.last, last.hasSuffix(")") {
        callers[last.baseName, default: []].insert(user)
      }
    }
    reachedByFile.append((source.path, chains))
  }

  /// The type or global of the project that a chain begins with.
  private func head(of components: [String]) -> (name: String, length: Int)? {
    guard let first = components.first else { return nil }
    var name = first.baseName
    if globals[name] != nil { return (name, 1) }
    guard members[name] != nil || kinds[name] != nil else { return nil }
    var length = 1
    while length < components.count, kinds["\(name).\(components[length])"] != nil {
      name += ".\(components[length])"
      length += 1
    }
    return (name, length)
  }

  private func isInside(_ user: String, _ name: String) -> Bool {
    user == name || user.hasPrefix(name + ".")
  }
}

extension ProposalIndex {
  /// The type of a property or result, written or seen in its value; without what surrounds it.
  func typeName(of fact: MemberFact) -> String? {
    if let type = fact.type { return type }
    guard let value = fact.value, !value.isClosureResult else { return nil }
    if let cast = value.castType { return cast }
    let names = value.path.map(\.baseName)
      .prefix { $0.first?.isUppercase == true }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// The bare name of a type whose values are objects that a test could replace; nil for others.
  func objectType(_ text: String?) -> String? {
    guard let text else { return nil }
    let name = TypeText.components(of: text).joined(separator: ".")
    if name.isEmpty { return nil }
    switch kinds[name] {
    case .class, .actor, .protocol: return name
    case .struct, .enum, .extension: return nil
    case nil: break
    }
    switch catalogue.kind(ofType: name) {
    case .service: return name
    case .constant: return nil
    case nil: return text.contains("any ") ? name : nil
    }
  }

  func isVisible(_ fact: MemberFact) -> Bool {
    fact.access != .private && fact.access != .fileprivate
  }

  /// Whether it is a property, or a function that only asks for one.
  func isGetter(_ fact: MemberFact) -> Bool {
    switch fact.kind {
    case .storedProperty, .computedProperty: true
    case .function: fact.parameters.isEmpty
    case .initializer, .subscript, .enumCase, .deinitializer: false
    }
  }
}
