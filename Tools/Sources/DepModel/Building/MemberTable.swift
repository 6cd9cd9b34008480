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
  /// Methods and free functions with parameters, for the types of their arguments.
  private(set) var functions: [String: [Reference]] = [:]
  private let sources: [SourceRecord]

  init(_ sources: [SourceRecord], types: TypeTable) {
    self.sources = sources
    for (file, source) in sources.enumerated() {
      for (index, member) in source.facts.members.enumerated() {
        let type = member.owner >= 0 ? types.recordOfPart[file][Int(member.owner)] : nil
        add(member, Reference(file: file, member: index), type: type)
      }
    }
  }

  private mutating func add(_ member: MemberFact, _ reference: Reference, type: Int?) {
    if member.kind == .function, !member.parameters.isEmpty {
      functions[member.name, default: []].append(reference)
    }
    guard let type else {
      globals[member.name, default: []].append(reference)
      return
    }
    switch member.kind {
    case .initializer: initializers[type, default: []].append(reference)
    case .subscript, .deinitializer: break
    case .enumCase: keep(reference, in: \.statics, Key(type: type, name: member.name))
    case .storedProperty, .computedProperty, .function:
      let isStatic = member.flags.contains(.isStatic)
      keep(reference, in: isStatic ? \.statics : \.instances, Key(type: type, name: member.name))
    }
  }

  /// Keeps the first of several members of a name, but a property before a function.
  private mutating func keep(
    _ reference: Reference, in table: WritableKeyPath<Self, [Key: Reference]>, _ key: Key
  ) {
    guard let known = self[keyPath: table][key] else {
      self[keyPath: table][key] = reference
      return
    }
    if self[known].kind == .function, self[reference].kind != .function {
      self[keyPath: table][key] = reference
    }
  }

  subscript(reference: Reference) -> MemberFact {
    sources[reference.file].facts.members[reference.member]
  }

  func staticMember(_ name: String, of type: Int) -> Reference? {
    statics[Key(type: type, name: name)]
  }

  func instanceMember(_ name: String, of type: Int) -> Reference? {
    instances[Key(type: type, name: name)]
  }
}
