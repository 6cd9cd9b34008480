import DepFacts

/// The members of all types and files, by name.
struct MemberTable: Sendable {
  /// A member of a file.
  struct Reference: Hashable, Sendable {
    var file: Int
    var member: Int
  }

  private struct Key: Hashable, Sendable {
    var type: Int
    var name: String
  }

  private var statics: [Key: Reference] = [:]
  private var instances: [Key: Reference] = [:]
  private(set) var globals: [String: [Reference]] = [:]
  private(set) var initializers: [Int: [Reference]] = [:]
  /// For each type its first static subscript.
  private(set) var staticSubscripts: [Int: Reference] = [:]
  /// Methods and free functions with parameters, for the types of their arguments.
  private(set) var functions: [String: [Reference]] = [:]
  /// The names of all static members and enum cases.
  private(set) var staticNames: Set<String> = []
  private let sources: [SourceRecord]

  init(_ sources: [SourceRecord], types: TypeTable) {
    self.sources = sources
    var count = 0
    for source in sources { count += source.facts.members.count }
    instances.reserveCapacity(count)
    for file in sources.indices {
      let members = sources[file].facts.members
      for index in members.indices {
        let owner = Int(members[index].owner)
        add(
          members, Reference(file: file, member: index),
          type: owner >= 0 ? types.recordOfPart[file][owner] : nil)
      }
    }
  }

  /// Takes the list and not the member, because copying a member costs more than all the rest.
  private mutating func add(_ members: [MemberFact], _ reference: Reference, type: Int?) {
    let index = reference.member
    let kind = members[index].kind
    if kind == .function, !members[index].parameters.isEmpty {
      functions[members[index].name, default: []].append(reference)
    }
    guard let type else {
      globals[members[index].name, default: []].append(reference)
      return
    }
    let key = Key(type: type, name: members[index].name)
    switch kind {
    case .initializer: initializers[type, default: []].append(reference)
    case .subscript:
      if members[index].flags.contains(.isStatic), staticSubscripts[type] == nil {
        staticSubscripts[type] = reference
      }
    case .deinitializer: break
    case .storedProperty, .computedProperty, .function, .enumCase:
      if kind == .enumCase || members[index].flags.contains(.isStatic) {
        staticNames.insert(key.name)
        Self.keep(reference, kind, in: &statics, key, sources)
      } else {
        Self.keep(reference, kind, in: &instances, key, sources)
      }
    }
  }

  /// Keeps the first of several members of a name, but a property before a function.
  private static func keep(
    _ reference: Reference, _ kind: MemberFact.Kind, in table: inout [Key: Reference], _ key: Key,
    _ sources: [SourceRecord]
  ) {
    guard let known = table[key] else {
      table[key] = reference
      return
    }
    if kind != .function, sources[known.file].facts.members[known.member].kind == .function {
      table[key] = reference
    }
  }

  subscript(reference: Reference) -> MemberFact {
    sources[reference.file].facts.members[reference.member]
  }

  func staticMember(_ name: String, of type: Int) -> Reference? {
    statics[Key(type: type, name: name)]
  }

  /// Whether instances of some type of the project have a member, as a chain calls it.
  func isDeclaredSomewhere(_ member: String) -> Bool {
    let name = member.baseName
    return instances.contains { key, reference in
      key.name == name && self[reference].displayName == member
    }
  }

  func instanceMember(_ name: String, of type: Int) -> Reference? {
    instances[Key(type: type, name: name)]
  }
}
