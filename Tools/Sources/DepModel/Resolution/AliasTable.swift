import DepFacts

/// The type aliases of all files, by full name.
struct AliasTable: Sendable {
  struct Alias {
    var module: String
    var target: String
    var access: AccessLevel
    var position: SourcePosition
    var scope: NameResolver.Scope
  }

  private(set) var byName: [String: [Alias]] = [:]
  private(set) var simpleNames: Set<String> = []
  /// The names of those that stand in a type.
  private(set) var nestedNames: Set<String> = []
  /// The names of those that only their file sees.
  private(set) var hiddenNames: Set<String> = []

  /// The aliases of a full name that code of a file sees, as far as their access tells.
  func visible(_ name: String, from file: Int) -> [Alias]? {
    let all = byName[name]
    guard let all, hiddenNames.contains(name) else { return all }
    let own = all.filter { $0.access.isOfFile && $0.scope.file == file }
    let shown = own.isEmpty ? all.filter { !$0.access.isOfFile } : own
    return shown.isEmpty ? nil : shown
  }

  /// Whether declarations of that full name stand for different types, as under `#if`.
  func isAmbiguous(_ name: String) -> Bool {
    Set(byName[name, default: []].map(\.target)).count > 1
  }

  init(_ sources: [SourceRecord], types: TypeTable) {
    for (file, source) in sources.enumerated() {
      for alias in source.facts.aliases {
        let owner = alias.owner >= 0 ? types.recordOfPart[file][Int(alias.owner)] : nil
        let name = owner.map { types.records[$0].name + "." + alias.name } ?? alias.name
        let scope = NameResolver.Scope(file: file, type: owner)
        byName[name, default: []].append(
          Alias(
            module: source.module, target: alias.target, access: alias.access,
            position: alias.position, scope: scope))
        simpleNames.insert(alias.name)
        if owner != nil { nestedNames.insert(alias.name) }
        if owner == nil, alias.access.isOfFile { hiddenNames.insert(alias.name) }
      }
    }
  }
}
