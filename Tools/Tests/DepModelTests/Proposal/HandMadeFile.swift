import DepFacts

/// Facts of a file that tests write by hand.
struct HandMadeFile {
  private var facts = FileFacts()
  private let path: String
  private let role: SourceRecord.Role
  private let position = SourcePosition(line: 1, column: 1, offset: 0)

  init(_ path: String = "Sources/App/File.swift", role: SourceRecord.Role = .source) {
    self.path = path
    self.role = role
  }

  var record: SourceRecord {
    SourceRecord(path: path, module: "App", role: role, facts: facts)
  }

  /// Adds a type with statics, properties and uses, each written as a person would.
  mutating func type(
    _ name: String, _ kind: TypeFact.Kind = .class, attributes: [String] = [],
    inherits: [String] = [], statics: [String: String] = [:],
    properties: [String: String] = [:], uses: [String] = []
  ) {
    let owner = Int32(facts.types.count)
    facts.types.append(
      TypeFact(
        kind: kind, name: name, parent: -1, access: .implicit, position: position, lastLine: 1,
        inherited: inherits, attributes: attributes))
    for (name, type) in statics.sorted(by: <) { property(name, type, of: owner, [.isStatic]) }
    for (name, type) in properties.sorted(by: <) { property(name, type, of: owner, []) }
    for use in uses { self.use(use, in: owner) }
  }

  /// Adds a variable at file level.
  mutating func global(
    _ name: String, _ type: String, _ kind: MemberFact.Kind = .storedProperty
  ) {
    facts.members.append(
      MemberFact(kind: kind, name: name, owner: -1, position: position, type: type))
  }

  /// Adds a function to the type that was added last.
  mutating func function(
    _ name: String, _ parameters: [(label: String, type: String)], result: String
  ) {
    facts.members.append(
      MemberFact(
        kind: .function, name: name, owner: Int32(facts.types.count) - 1, position: position,
        type: result,
        parameters: parameters.map {
          ParameterFact(label: $0.label, name: $0.label, type: $0.type, hasDefault: false)
        }))
  }

  /// Adds a static subscript to the type that was added last.
  mutating func staticSubscript() {
    facts.members.append(
      MemberFact(
        kind: .subscript, name: "subscript", owner: Int32(facts.types.count) - 1,
        flags: [.isStatic], position: position, type: "T"))
  }

  /// Adds a property with a wrapper to the type that was added last.
  mutating func wrapped(_ name: String, _ type: String, by wrapper: String) {
    facts.members.append(
      MemberFact(
        kind: .storedProperty, name: name, owner: Int32(facts.types.count) - 1,
        position: position, type: type,
        attributes: [AttributeFact(name: wrapper, arguments: nil, position: position)]))
  }

  private mutating func property(
    _ name: String, _ type: String, of owner: Int32, _ flags: MemberFlags
  ) {
    facts.members.append(
      MemberFact(
        kind: .storedProperty, name: name, owner: owner, flags: flags, position: position,
        type: type))
  }

  private mutating func use(_ chain: String, in owner: Int32) {
    facts.uses.append(
      UseFact(
        position: position, path: Int32(facts.paths.count), type: owner, member: -1, context: -1,
        place: .body, role: .read, flags: []))
    facts.paths.append(PathFact(chain.split(separator: ".").map(String.init)))
  }
}
