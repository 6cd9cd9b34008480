import DepFacts

/// Finds which declared type a written name means.
final class NameResolver {
  /// Where a name is written.
  struct Scope: Hashable {
    var file: Int
    /// The record of the type around it.
    var type: Int?
  }

  struct Match {
    var type: Int
    /// How many components of the chain name the type.
    var length: Int
  }

  let types: TypeTable
  let members: MemberTable
  private let sources: [SourceRecord]
  private let imports: [[String]]
  private let aliases: AliasTable
  private var known: [Question: Int?] = [:]
  private var knownAncestors: [Int: [Int]] = [:]

  private struct Question: Hashable {
    var name: String
    /// The index of the module, whose name would be slower to hash.
    var module: Int
    var type: Int
  }

  init(
    sources: [SourceRecord], types: TypeTable, members: MemberTable, aliases: AliasTable
  ) {
    self.sources = sources
    self.types = types
    self.members = members
    self.aliases = aliases
    imports = sources.map(\.facts.imports)
  }

  /// Whether any type, alias or module of the project has that name, so that looking may help.
  func knows(_ name: String) -> Bool {
    types.simpleNames.contains(name) || aliases.simpleNames.contains(name)
      || types.modules.contains(name)
  }

  /// The longest beginning of a chain that names a declared type.
  func type(of components: [String], in scope: Scope) -> Match? {
    guard let first = components.first else { return nil }
    let name = first.baseName
    if name == "Self" { return scope.type.map { Match(type: $0, length: 1) } }
    guard knows(name) else { return nil }
    var match: Match
    if let found = lookUp(name, in: scope, depth: 0) {
      match = Match(type: found, length: 1)
    } else if components.count > 1, types.modules.contains(name),
      let found = topLevel(components[1].baseName, module: name)
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

  /// The chain with its first name replaced by what an alias of the project stands for.
  ///
  /// It is for aliases of types that the project does not declare: `typealias Files = FileManager`.
  func expansion(of components: [String], in scope: Scope) -> [String]? {
    guard let first = components.first?.baseName, let candidates = aliases.byName[first] else {
      return nil
    }
    let module = sources[scope.file].module
    let near = nearest(candidates, to: module, file: scope.file, \.module)
    guard let near, !first.isEmpty else { return nil }
    var target = TypeText.components(of: near.target)
    guard !target.isEmpty, target.first != first else { return nil }
    if components[0].isCall {
      target[target.count - 1] += components[0].dropFirst(first.count)
    }
    return target + components.dropFirst()
  }

  private func lookUp(_ name: String, in scope: Scope, depth: Int) -> Int? {
    let question = Question(
      name: name, module: types.moduleOfFile[scope.file], type: scope.type ?? -1)
    if let answer = known[question] { return answer }
    let answer = search(name, in: scope, module: sources[scope.file].module, depth: depth)
    known[question] = answer
    return answer
  }

  private func search(_ name: String, in scope: Scope, module: String, depth: Int) -> Int? {
    guard depth < 8 else { return nil }
    if let type = scope.type {
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
      for parent in ancestors(of: type) {
        let full = types.records[parent].name + "." + name
        if let found = declared(full, from: scope, depth: depth) { return found }
      }
    }
    return declared(name, from: scope, depth: depth)
  }

  /// A type or alias of that full name, in the nearest module.
  private func declared(_ name: String, from scope: Scope, depth: Int) -> Int? {
    let near = types.recordsByName[name].flatMap { candidates in
      nearest(
        candidates, to: sources[scope.file].module, file: scope.file, { types.records[$0].module })
    }
    if let near, !types.records[near].isExternal { return near }
    // An extension may stand under the name of an alias, and declares no type by that.
    return aliased(name, from: scope, depth: depth) ?? near
  }

  /// The declared type that an alias of that full name stands for.
  private func aliased(_ name: String, from scope: Scope, depth: Int) -> Int? {
    guard let candidates = aliases.byName[name], depth < 8,
      let near = nearest(
        candidates, to: sources[scope.file].module, file: scope.file, \.module)
    else { return nil }
    let components = TypeText.components(of: near.target)
    guard let first = components.first, first != name || near.scope.type != nil,
      var found = search(first, in: near.scope, module: near.module, depth: depth + 1)
    else { return nil }
    for next in components.dropFirst() {
      guard let nested = nested(next, in: found, depth: depth + 1) else { return nil }
      found = nested
    }
    return found
  }

  private func nearest<Candidate>(
    _ candidates: [Candidate], to module: String, file: Int, _ home: (Candidate) -> String
  ) -> Candidate? {
    candidates.first { home($0) == module }
      ?? candidates.first { imports[file].contains(home($0)) }
      ?? candidates.first
  }

  private func topLevel(_ name: String, module: String) -> Int? {
    types.recordsByName[name]?.first { types.records[$0].module == module }
  }

  private func nested(_ name: String, in type: Int, depth: Int) -> Int? {
    let record = types.records[type]
    let scope = Scope(file: record.declaration.file, type: nil)
    return declared(record.name + "." + name, from: scope, depth: depth)
  }

  /// Superclasses and protocols that the project declares, nearest first, without repetition.
  func ancestors(of type: Int) -> [Int] {
    if let answer = knownAncestors[type] { return answer }
    let answer = findAncestors(of: type)
    knownAncestors[type] = answer
    return answer
  }

  private func findAncestors(of type: Int) -> [Int] {
    var found: [Int] = []
    var open = [type]
    while let next = open.popLast(), found.count < 64 {
      let scope = Scope(file: types.records[next].declaration.file, type: nil)
      for name in types.records[next].inherited {
        guard let parent = self.inherited(name, in: scope), parent != type,
          !found.contains(parent)
        else { continue }
        found.append(parent)
        open.append(parent)
      }
    }
    return found
  }

  private func inherited(_ name: String, in scope: Scope) -> Int? {
    let components = TypeText.components(of: name)
    guard let first = components.first else { return nil }
    let full = components.joined(separator: ".")
    return declared(full, from: scope, depth: 4) ?? declared(first, from: scope, depth: 4)
  }
}
