import DepFacts

/// The types of all files, each joined with its extensions.
struct TypeTable: Sendable {
  struct Record: Sendable {
    var name: String
    var module: String
    var kind: TypeFact.Kind
    /// Where the type is declared, or the first extension of a type that no file declares.
    var declaration: PartReference
    var parts: [PartReference]
    var inherited: [String]
    /// Whether no file declares it, so that only extensions are known.
    var isExternal: Bool
  }

  /// A type or extension in a file.
  struct PartReference: Hashable, Sendable {
    var file: Int
    var fact: Int
  }

  var records: [Record] = []
  /// For each file and each of its ``FileFacts/types``, the record that it is part of.
  var recordOfPart: [[Int]] = []
  /// Declared types by full name, then those of extensions alone; in order of module.
  var recordsByName: [String: [Int]] = [:]
  let modules: Set<String>
  /// For each file the index of its module, in order of first appearance.
  let moduleOfFile: [Int]
  /// The last names of all types.
  private(set) var simpleNames: Set<String> = []

  init(_ sources: [SourceRecord]) {
    var indices: [String: Int] = [:]
    moduleOfFile = sources.map { source in
      if let known = indices[source.module] { return known }
      let index = indices.count
      indices[source.module] = index
      return index
    }
    modules = Set(indices.keys)
    var parts = PartList(sources)
    parts.sort()
    for part in parts.declared { add(part, isExternal: false) }
    recordOfPart = sources.map { Array(repeating: -1, count: $0.facts.types.count) }
    for id in records.indices { assign(id) }
    for part in parts.extensions {
      let id = declaredType(named: part.name, near: part.module) ?? external(part)
      if records[id].parts.last != part.reference { records[id].parts.append(part.reference) }
      records[id].inherited += part.inherited
      recordOfPart[part.reference.file][part.reference.fact] = id
    }
    simpleNames = Set(records.map(\.name.lastComponent))
    for id in records.indices {
      records[id].inherited = Array(Set(records[id].inherited)).sorted()
    }
  }

  private mutating func add(_ part: PartList.Part, isExternal: Bool) {
    if let last = records.indices.last, records[last].name == part.name,
      records[last].module == part.module, !isExternal
    {
      records[last].parts.append(part.reference)
      records[last].inherited += part.inherited
      return
    }
    recordsByName[part.name, default: []].append(records.count)
    records.append(
      Record(
        name: part.name, module: part.module, kind: part.kind, declaration: part.reference,
        parts: [part.reference], inherited: isExternal ? [] : part.inherited,
        isExternal: isExternal))
  }

  private mutating func assign(_ id: Int) {
    for part in records[id].parts { recordOfPart[part.file][part.fact] = id }
  }

  /// A type that is declared under that full name, in the module itself if it can be.
  private func declaredType(named name: String, near module: String) -> Int? {
    guard let candidates = recordsByName[name] else { return nil }
    let declared = candidates.filter { !records[$0].isExternal }
    return declared.first { records[$0].module == module } ?? declared.first
  }

  private mutating func external(_ part: PartList.Part) -> Int {
    if let known = recordsByName[part.name]?.first(where: {
      records[$0].isExternal && records[$0].module == part.module
    }) {
      return known
    }
    add(part, isExternal: true)
    return records.count - 1
  }
}

/// All parts of types with their full names, declarations before extensions.
private struct PartList {
  struct Part {
    var name: String
    var module: String
    var kind: TypeFact.Kind
    var reference: TypeTable.PartReference
    var inherited: [String]
  }

  var declared: [Part] = []
  var extensions: [Part] = []

  init(_ sources: [SourceRecord]) {
    for (file, source) in sources.enumerated() {
      var names: [String] = []
      names.reserveCapacity(source.facts.types.count)
      for (index, fact) in source.facts.types.enumerated() {
        let parent = Int(fact.parent)
        let name = parent >= 0 && parent < index ? names[parent] + "." + fact.name : fact.name
        names.append(name)
        let part = Part(
          name: name, module: source.module, kind: fact.kind,
          reference: TypeTable.PartReference(file: file, fact: index), inherited: fact.inherited)
        if fact.kind == .extension { extensions.append(part) } else { declared.append(part) }
      }
    }
  }

  /// Sorts by module and name; equal ones stay in order of file, since Swift's sort is stable.
  mutating func sort() {
    declared.sort { ($0.module, $0.name) < ($1.module, $1.name) }
  }
}
