import DepFacts

/// A declaration or extension of a type.
package struct DeclarationPart: Hashable, Sendable {
  package var file: Int
  /// The index into the types of the file's facts.
  package var fact: Int

  package init(file: Int, fact: Int) {
    self.file = file
    self.fact = fact
  }
}

/// The types of all files, each joined with its extensions.
///
/// The index of a type here is its index in ``ProjectModel/types``.
struct TypeTable: Sendable {
  struct Record: Sendable {
    var name: String
    var module: String
    var kind: TypeFact.Kind
    /// Where the type is declared, or the first extension of a type that no file declares.
    var declaration: DeclarationPart
    var parts: [DeclarationPart]
    var inherited: [String]

    /// Whether no file declares it, so that only extensions are known.
    var isExternal: Bool { kind == .extension }
  }

  /// Sorted by module, then name.
  private(set) var records: [Record] = []
  /// For each file and each of its ``FileFacts/types``, the record that it is part of.
  private(set) var recordOfPart: [[Int]]
  /// By full name, in order of module.
  private(set) var recordsByName: [String: [Int]] = [:]
  /// The last names of all types.
  private(set) var simpleNames: Set<String> = []
  /// The last names of those that stand in another type.
  private(set) var nestedNames: Set<String> = []
  /// Those that only their own files see.
  private var hidden: Set<Int> = []
  /// The last names of those.
  private(set) var hiddenNames: Set<String> = []

  init(_ sources: [SourceRecord], imports: ImportTable) {
    recordOfPart = sources.map { Array(repeating: -1, count: $0.facts.types.count) }
    let parts = PartList(sources)
    let extended = ExtendedTypes(parts, sources, imports)
    var heads = parts.declared
    var extensions: [(part: PartList.Part, type: ExtendedTypes.Key)] = []
    for part in parts.extensions {
      if let type = extended.declaredType(of: part) {
        extensions.append((part, type))
      } else {
        heads.append(part)
      }
    }
    // Equal ones stay in order of file, since Swift's sort is stable.
    heads.sort { ($0.module, $0.name) < ($1.module, $1.name) }
    for part in heads { add(part) }
    for (part, type) in extensions {
      let candidates = recordsByName[type.name] ?? []
      if let id = candidates.first(where: { records[$0].module == type.module }) {
        join(part, to: id)
      }
    }
    for id in records.indices {
      records[id].inherited = Array(Set(records[id].inherited)).sorted()
      let declared = records[id].parts.map { sources[$0.file].facts.types[$0.fact] }
        .filter { $0.kind != .extension }
      guard !declared.isEmpty, declared.allSatisfy(\.access.isOfFile) else { continue }
      hidden.insert(id)
      hiddenNames.insert(records[id].name.lastName)
    }
  }

  /// The types of a full name that code of a file sees, as far as their access tells.
  func visible(_ name: String, from file: Int) -> [Int]? {
    let all = recordsByName[name]
    guard let all, !hidden.isEmpty, hiddenNames.contains(name.lastName) else { return all }
    let own = all.filter { hidden.contains($0) && records[$0].parts.contains { $0.file == file } }
    return own.isEmpty ? all.filter { !hidden.contains($0) } : own
  }

  /// The type around a type.
  func outer(of type: Int, _ imports: ImportTable) -> Int? {
    let record = records[type]
    guard let dot = record.name.lastIndex(of: ".") else { return nil }
    let candidates = recordsByName[String(record.name[..<dot])] ?? []
    return imports.nearest(candidates, to: record.declaration.file) { records[$0].module }?
      .candidate
  }

  private mutating func add(_ part: PartList.Part) {
    if let last = records.indices.last, records[last].name == part.name,
      records[last].module == part.module
    {
      join(part, to: last)
      return
    }
    recordsByName[part.name, default: []].append(records.count)
    let last = part.name.lastName
    simpleNames.insert(last)
    if last.utf8.count < part.name.utf8.count { nestedNames.insert(last) }
    recordOfPart[part.reference.file][part.reference.fact] = records.count
    records.append(
      Record(
        name: part.name, module: part.module, kind: part.kind, declaration: part.reference,
        parts: [part.reference], inherited: part.inherited))
  }

  private mutating func join(_ part: PartList.Part, to id: Int) {
    records[id].parts.append(part.reference)
    records[id].inherited += part.inherited
    recordOfPart[part.reference.file][part.reference.fact] = id
  }
}

extension AccessLevel {
  /// Whether a declaration at file level that has it belongs to its file.
  var isOfFile: Bool { self == .private || self == .fileprivate }
}

/// All parts of types with their full names.
private struct PartList {
  struct Part {
    var name: String
    var module: String
    var kind: TypeFact.Kind
    var reference: DeclarationPart
    var inherited: [String]
  }

  var declared: [Part] = []
  var extensions: [Part] = []

  init(_ sources: [SourceRecord]) {
    let extended = ExtendedAliases(sources)
    for (file, source) in sources.enumerated() {
      let names = source.facts.namesOfTypes {
        extended.name(of: $0, file: file, module: source.module)
      }
      for (index, fact) in source.facts.types.enumerated() {
        let part = Part(
          name: names[index], module: source.module, kind: fact.kind,
          reference: DeclarationPart(file: file, fact: index), inherited: fact.inherited)
        if fact.kind == .extension { extensions.append(part) } else { declared.append(part) }
      }
    }
  }
}

extension FileFacts {
  /// The names of the types with those around them; `outermost` names what stands at file level.
  fileprivate func namesOfTypes(_ outermost: (TypeFact) -> String) -> [String] {
    var names: [String] = []
    names.reserveCapacity(types.count)
    for fact in types {
      let parent = Int(fact.parent)
      names.append(
        names.indices.contains(parent) ? names[parent] + "." + fact.name : outermost(fact))
    }
    return names
  }
}

/// The types behind the aliases that extensions name, because what such an extension nests belongs
/// to the type.
private struct ExtendedAliases {
  private struct Alias {
    var file: Int
    var module: String
    var isOfFile: Bool
    var target: String
  }

  private var aliases: [String: [Alias]] = [:]

  init(_ sources: [SourceRecord]) {
    let isNested = sources.contains { $0.facts.aliases.contains { $0.owner >= 0 } }
    let nested = isNested ? Set(sources.lazy.flatMap { $0.facts.namesOfTypes(\.name) }) : []
    for (file, source) in sources.enumerated() where !source.facts.aliases.isEmpty {
      let names = source.facts.namesOfTypes(\.name)
      for alias in source.facts.aliases {
        let owner = names.indices.contains(Int(alias.owner)) ? names[Int(alias.owner)] + "." : ""
        let target = TypeText.components(of: alias.target).joined(separator: ".")
        // What the type around nests comes before what stands at file level.
        aliases[owner + alias.name, default: []].append(
          Alias(
            file: file, module: source.module, isOfFile: alias.access.isOfFile,
            target: (nested.contains(owner + target) ? owner : "") + target))
      }
    }
  }

  /// The full name of what a declaration at file level declares or extends.
  func name(of fact: TypeFact, file: Int, module: String) -> String {
    var name = fact.name
    guard fact.kind == .extension, !aliases.isEmpty else { return name }
    // An alias may stand for another one; wrong code, for itself.
    for _ in 0..<8 {
      guard let next = expanded(name, file: file, module: module) else { break }
      name = next
    }
    return name
  }

  /// The name with the target of an alias in the place of its shortest beginning that is one.
  private func expanded(_ name: String, file: Int, module: String) -> String? {
    var end = name.startIndex
    while end < name.endIndex {
      end = name[end...].dropFirst().firstIndex(of: ".") ?? name.endIndex
      if let target = target(of: String(name[..<end]), file: file, module: module) {
        return target + name[end...]
      }
    }
    return nil
  }

  private func target(of name: String, file: Int, module: String) -> String? {
    guard let all = aliases[name] else { return nil }
    let near =
      all.first { $0.file == file } ?? all.first { !$0.isOfFile && $0.module == module }
    return near.flatMap { found in
      let target = found.target
      return target.isEmpty || target == name || target.hasPrefix(name + ".") ? nil : target
    }
  }
}

/// Finds the declared type that an extension names, before the types have indices.
private struct ExtendedTypes {
  struct Key {
    var name: String
    var module: String
  }

  private var modulesByName: [String: [String]] = [:]
  private let imports: ImportTable
  private var aliases: [String: [(module: String, target: String)]] = [:]

  init(_ parts: PartList, _ sources: [SourceRecord], _ imports: ImportTable) {
    self.imports = imports
    for part in parts.declared { modulesByName[part.name, default: []].append(part.module) }
    for source in sources {
      for alias in source.facts.aliases where alias.owner < 0 && !alias.access.isOfFile {
        aliases[alias.name, default: []].append((source.module, alias.target))
      }
    }
  }

  /// The declared type; nil where only an SDK declares it, or several modules do.
  func declaredType(of part: PartList.Part) -> Key? {
    let file = part.reference.file
    var name = part.name
    for _ in 0..<8 {
      if let modules = modulesByName[name] {
        return imports.nearest(modules, to: file, module: \.self).flatMap {
          // Elsewhere stands a type of the same name, such as one that Core Data generates.
          imports.isVisible($0.candidate, from: file) ? Key(name: name, module: $0.candidate) : nil
        }
      }
      if let dot = name.firstIndex(of: "."), imports.modules.contains(String(name[..<dot])) {
        let inner = String(name[name.index(after: dot)...])
        let module = String(name[..<dot])
        return modulesByName[inner]?.contains(module) == true
          ? Key(name: inner, module: module) : nil
      }
      guard let alias = imports.nearest(aliases[name] ?? [], to: file, module: \.module) else {
        return nil
      }
      name = TypeText.components(of: alias.candidate.target).joined(separator: ".")
    }
    return nil
  }
}
