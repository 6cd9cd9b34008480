import DepFacts

/// Finds which declared type a written name means: one around the place or inherited by it, then
/// one of the own module, of the imported modules, of any.
final class NameResolver {
  /// Where a name is written.
  struct Scope: Hashable {
    var file: Int
    /// The type around it.
    var type: Int?
  }

  struct Match {
    var type: Int
    /// How many components of the chain name the type.
    var length: Int
  }

  let types: TypeTable
  let members: MemberTable
  let imports: ImportTable
  let aliases: AliasTable
  let sources: [SourceRecord]
  private var known: [Question: Int?] = [:]
  private var knownParents: [Int: [TypeEntry.Parent]] = [:]
  private var knownAncestors: [Int: [Int]] = [:]
  /// The types whose parents are being found, because one may be needed to find another.
  private var open: Set<Int> = []
  /// Whether an open type was asked for its parents, so that answers on the way are incomplete.
  private var isCutShort = false

  private struct Question: Hashable {
    var name: String
    /// Stands for the module and the imports of the file.
    var header: Int
    var type: Int
    /// For a name that some file keeps to itself.
    var file: Int
  }

  init(_ tables: DeclarationTables) {
    sources = tables.sources
    types = tables.types
    members = tables.members
    imports = tables.imports
    aliases = tables.aliases
  }

  /// Whether any type, alias or module of the project has that name, so that looking may help.
  func knows(_ name: String) -> Bool { isTypeOrAlias(name) || imports.mayBeModule(name) }

  func isTypeOrAlias(_ name: String) -> Bool {
    types.simpleNames.contains(name) || aliases.simpleNames.contains(name)
  }

  /// The longest beginning of a chain that names a declared type.
  func type(of components: [String], in scope: Scope) -> Match? {
    guard let first = components.first else { return nil }
    let name = first.baseName
    if name == "Self" { return scope.type.map { Match(type: $0, length: 1) } }
    guard knows(name) else { return nil }
    var match: Match
    if let found = lookUp(name, in: scope) {
      match = Match(type: found, length: 1)
    } else if components.count > 1, imports.mayBeModule(name),
      let found = topLevel(components[1].baseName, module: name, file: scope.file)
    {
      match = Match(type: found, length: 2)
    } else {
      return nil
    }
    while match.length < components.count, !components[match.length - 1].isCall {
      let next = components[match.length].baseName
      guard let nested = nested(next, in: match.type, depth: 0) else { break }
      match = Match(type: nested, length: match.length + 1)
    }
    return match
  }

  /// The declared type that a type as written means, without `any`, `?` and generic arguments.
  func type(written text: String, in scope: Scope) -> Int? {
    let components = TypeText.components(of: text)
    guard let match = type(of: components, in: scope), match.length == components.count else {
      return nil
    }
    return match.type
  }

  /// The name from outside of every type, of a type or alias that a name means.
  func fullName(of name: String, in scope: Scope) -> String {
    guard knows(name) else { return name }
    if let type = lookUp(name, in: scope), types.records[type].name.lastName == name {
      return types.records[type].name
    }
    let owner = alias(named: name, in: scope)?.scope.type
    return owner.map { types.records[$0].name + "." + name } ?? name
  }

  private func lookUp(_ name: String, in scope: Scope) -> Int? {
    let question = Question(
      name: name, header: imports.headerOfFile[scope.file],
      type: isNested(name) ? scope.type ?? -1 : -1,
      file: isOfFiles(name) ? scope.file : -1)
    if let answer = known[question] { return answer }
    let answer = search(name, in: scope, depth: 0)
    if !isCutShort { known[question] = answer }
    return answer
  }

  /// Whether a type or alias of that name stands in another type: only then it matters where the
  /// name is written.
  private func isNested(_ name: String) -> Bool {
    types.nestedNames.contains(name) || aliases.nestedNames.contains(name)
  }

  private func isOfFiles(_ name: String) -> Bool {
    types.hiddenNames.contains(name) || aliases.hiddenNames.contains(name)
  }

  private func search(_ name: String, in scope: Scope, depth: Int) -> Int? {
    guard depth < 8 else { return nil }
    if let type = scope.type, isNested(name) {
      var around = types.records[type].name[...]
      while true {
        let full = around + "." + name
        if let found = declared(String(full), from: scope, depth: depth) { return found }
        if around == name || around.hasSuffix("." + name),
          let found = declared(String(around), from: scope, depth: depth)
        {
          return found
        }
        guard let dot = around.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
        around = around[..<dot]
      }
      if let found = inherited(name, by: type, from: scope, depth: depth) { return found }
    }
    return declared(name, from: scope, depth: depth)
  }

  /// A type that is nested in an ancestor of a type, or of one around it.
  private func inherited(_ name: String, by type: Int, from scope: Scope, depth: Int) -> Int? {
    var current: Int? = type
    while let inner = current {
      for parent in ancestors(of: inner) {
        let full = types.records[parent].name + "." + name
        if let found = declared(full, from: scope, depth: depth) { return found }
      }
      current = types.outer(of: inner, imports)
    }
    return nil
  }

  /// The nearest type or alias of that full name.
  private func declared(_ name: String, from scope: Scope, depth: Int) -> Int? {
    let near = types.visible(name, from: scope.file).flatMap { candidates in
      imports.nearest(candidates, to: scope.file) { types.records[$0].module }
    }
    if let near, near.distance == .sameModule, !types.records[near.candidate].isExternal {
      return near.candidate
    }
    guard let candidates = visible(name, from: scope.file),
      let alias = imports.nearest(candidates, to: scope.file, module: \.module)
    else { return near?.candidate }
    // An extension may stand under the name of an alias, and declares no type by that.
    if let near, near.distance <= alias.distance, !types.records[near.candidate].isExternal {
      return near.candidate
    }
    return target(of: alias.candidate, named: name, depth: depth)
      ?? near.flatMap { types.records[$0.candidate].isExternal ? $0.candidate : nil }
  }

  /// The declared type that an alias stands for.
  private func target(of alias: AliasTable.Alias, named name: String, depth: Int) -> Int? {
    let components = TypeText.components(of: alias.target)
    guard depth < 8, let first = components.first, first != name || alias.scope.type != nil else {
      return nil
    }
    var found = search(first, in: alias.scope, depth: depth + 1)
    var rest = components.dropFirst()
    if found == nil, imports.mayBeModule(first), let second = rest.popFirst() {
      found = topLevel(second, module: first, file: alias.scope.file)
    }
    for next in rest {
      guard let outer = found else { return nil }
      found = nested(next, in: outer, depth: depth + 1)
    }
    return found
  }

  /// A product stands for a folder of which nothing tells, and so for the one type of the name.
  private func topLevel(_ name: String, module: String, file: Int) -> Int? {
    let all = types.recordsByName[name] ?? []
    if imports.modules.contains(module) { return all.first { types.records[$0].module == module } }
    let declared = all.filter { !types.records[$0].isExternal }
    return declared.count == 1 && !sources[file].facts.imports.contains(module)
      ? declared.first : nil
  }

  private func nested(_ name: String, in type: Int, depth: Int) -> Int? {
    let record = types.records[type]
    let scope = Scope(file: record.declaration.file, type: nil)
    return declared(record.name + "." + name, from: scope, depth: depth)
      ?? inherited(name, by: type, from: scope, depth: depth)
  }
}

// MARK: Inheritance

extension NameResolver {
  /// What a type and its extensions name after their colons, sorted as ``TypeEntry/inherited``.
  func parents(of type: Int) -> [TypeEntry.Parent] {
    if let answer = knownParents[type] { return answer }
    guard open.insert(type).inserted else {
      isCutShort = true
      return []
    }
    let answer = findParents(of: type)
    open.remove(type)
    if open.isEmpty { isCutShort = false }
    if !isCutShort { knownParents[type] = answer }
    return answer
  }

  private func findParents(of type: Int) -> [TypeEntry.Parent] {
    let around = types.outer(of: type, imports)
    var found: [TypeEntry.Parent] = []
    for part in types.records[type].parts {
      let scope = Scope(file: part.file, type: around)
      for written in sources[part.file].facts.types[part.fact].inherited
      where !found.contains(where: { $0.written == written }) {
        found += meanings(of: written, in: scope, depth: 0).map {
          TypeEntry.Parent(written: written, name: $0.name, type: $0.type)
        }
      }
    }
    return found.count < 2 ? found : found.sorted { $0.written < $1.written }
  }

  /// The types that a name after a colon stands for: several for a composition.
  private func meanings(
    of written: String, in scope: Scope, depth: Int
  ) -> [(name: String, type: Int?)] {
    if written.utf8.contains(UInt8(ascii: "&")), depth < 8 {
      return TypeText.core(of: written).split(separator: "&").flatMap {
        meanings(of: String($0), in: scope, depth: depth + 1)
      }
    }
    let components = TypeText.components(of: written)
    guard let first = components.first else { return [(written, nil)] }
    let name = components.joined(separator: ".")
    guard knows(first) else { return [(name, nil)] }
    let match = type(of: components, in: scope)
    if let match, match.length == components.count, !types.records[match.type].isExternal {
      return [(types.records[match.type].name, match.type)]
    }
    if depth < 8, components.count == 1, let alias = alias(named: first, in: scope),
      alias.target != first
    {
      return meanings(of: alias.target, in: alias.scope, depth: depth + 1)
    }
    return [(name, match?.length == components.count ? match?.type : nil)]
  }

  /// Superclasses and protocols that the project declares, nearest first, without repetition.
  func ancestors(of type: Int) -> [Int] {
    if let answer = knownAncestors[type] { return answer }
    var found: [Int] = []
    var open = [type]
    while let next = open.popLast(), found.count < 64 {
      for case let parent? in parents(of: next).lazy.map(\.type)
      where parent != type && !found.contains(parent) {
        found.append(parent)
        open.append(parent)
      }
    }
    if !isCutShort { knownAncestors[type] = found }
    return found
  }
}
