import DepFacts

/// The nodes along which effects flow, numbered from 0.
///
/// A type has three: its instances, the state that an instance keeps, and, for a protocol, any of
/// the types that stand behind it. A static member and a global have one each.
struct EffectNodes: Sendable {
  let count: Int
  private let typeCount: Int
  /// For each file, the node of its first member.
  private let starts: [Int]
  private let sources: [SourceRecord]
  private let types: TypeTable
  private let members: MemberTable
  private let loggers: Loggers

  init(_ tables: DeclarationTables, loggers: Loggers) {
    self.loggers = loggers
    sources = tables.sources
    types = tables.types
    members = tables.members
    typeCount = types.records.count
    var next = 3 * typeCount
    starts = sources.map { source in
      defer { next += source.facts.members.count }
      return next
    }
    count = next
  }

  func instances(of type: Int) -> Int { type }
  func state(of type: Int) -> Int { typeCount + type }
  func any(_ type: Int) -> Int { 2 * typeCount + type }

  /// The node of a static member or global; overloads share that of the first.
  func node(of reference: MemberTable.Reference) -> Int {
    let found = first(reference)
    return starts[found.file] + found.member
  }

  func node(ofStatic name: String, in type: Int) -> Int? {
    members.staticMember(name, of: type).map(node)
  }

  /// The node of the code around a use: the static or global that holds it, else the instances of
  /// its type; nil for statements of a file, and for code of which the callers know nothing.
  func node(around use: UseFact, file: Int) -> Int? {
    if use.member >= 0, isOutsideOfInstances(Int(use.member), file: file) {
      if endsFlow(Int(use.member), file: file) { return nil }
      return node(of: MemberTable.Reference(file: file, member: Int(use.member)))
    }
    return use.type >= 0 ? types.recordOfPart[file][Int(use.type)] : nil
  }

  /// Whether a static or global is a logger.
  func isLogger(_ member: Int, file: Int) -> Bool {
    let fact = sources[file].facts.members[member]
    let owner = Int(fact.owner)
    let type = owner >= 0 ? types.records[types.recordOfPart[file][owner]].name : nil
    return loggers.contain(fact, of: type)
  }

  /// Whether a member, of instances or not, writes a message to a log.
  func logs(_ member: Int, file: Int) -> Bool {
    if isLogger(member, file: file) { return true }
    let fact = sources[file].facts.members[member]
    guard fact.owner >= 0 else { return false }
    let type = types.records[types.recordOfPart[file][Int(fact.owner)]].name
    return loggers.contain(method: fact, of: type)
  }

  /// Whether a call of an object's method writes a message to a log.
  func isLogger(method call: String?, of type: Int?) -> Bool {
    guard let call, call.isCall, let type,
      let method = members.instanceMember(call.baseName, of: type)
    else { return false }
    return loggers.contain(method: members[method], of: types.records[type].name)
  }

  /// Whether the objects of a type named as a logger are told messages.
  func isLogger(objectsOf type: Int) -> Bool {
    let record = types.records[type]
    return record.parts.contains { part in
      sources[part.file].facts.members.contains {
        Int($0.owner) == part.fact && loggers.contain(method: $0, of: record.name)
      }
    }
  }

  private func endsFlow(_ member: Int, file: Int) -> Bool {
    loggers.endProgram(sources[file].facts.members[member]) || isLogger(member, file: file)
  }

  func member(_ member: Int, of file: Int) -> MemberFact { sources[file].facts.members[member] }

  func isOutsideOfInstances(_ member: Int, file: Int) -> Bool {
    let members = sources[file].facts.members
    return members[member].owner < 0 || members[member].flags.contains(.isStatic)
  }

  /// The first of several overloads.
  private func first(_ reference: MemberTable.Reference) -> MemberTable.Reference {
    let facts = sources[reference.file].facts
    let owner = Int(facts.members[reference.member].owner)
    let name = facts.members[reference.member].name
    if owner >= 0 {
      return members.staticMember(name, of: types.recordOfPart[reference.file][owner]) ?? reference
    }
    guard facts.members[reference.member].kind == .function,
      ![.private, .fileprivate].contains(facts.members[reference.member].access)
    else { return reference }
    let module = sources[reference.file].module
    return members.globals[name]?.first {
      sources[$0.file].module == module && members[$0].kind == .function
    } ?? reference
  }

  /// The name of a node to show.
  func name(of node: Int) -> String {
    guard let (member, file) = member(ofNode: node) else {
      return types.records[node % max(typeCount, 1)].name
    }
    let owner =
      member.owner >= 0
      ? types.records[types.recordOfPart[file][Int(member.owner)]].name + "." : ""
    return owner + member.displayName
  }

  /// The static or global that a node stands for, with its file; nil for a type.
  func member(ofNode node: Int) -> (fact: MemberFact, file: Int)? {
    guard node >= 3 * typeCount else { return nil }
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= node { low = middle } else { high = middle - 1 }
    }
    return (sources[low].facts.members[node - starts[low]], low)
  }
}
