import DepFacts

extension NameResolver {
  /// The chain with its first name replaced by what an alias of the project stands for.
  ///
  /// It is for aliases of types that the project does not declare: `typealias Files = FileManager`.
  func expansion(of components: [String], in scope: Scope) -> [String]? {
    guard let first = components.first?.baseName, !first.isEmpty,
      let near = alias(named: first, in: scope)
    else { return nil }
    var target = TypeText.components(of: near.target)
    guard !target.isEmpty, target.first != first else { return nil }
    if components[0].isCall {
      target[target.count - 1] += components[0].dropFirst(first.count)
    }
    return target + components.dropFirst()
  }

  /// The nearest alias of that name, of a type around the place or of a file.
  func alias(named name: String, in scope: Scope) -> AliasTable.Alias? {
    guard aliases.simpleNames.contains(name.lastName) else { return nil }
    var around = scope.type.map { types.records[$0].name[...] }
    while true {
      let full = around.map { $0 + "." + name } ?? name[...]
      if let candidates = visible(String(full), from: scope.file) {
        return imports.nearest(candidates, to: scope.file, module: \.module)?.candidate
      }
      guard let inner = around else { return nil }
      around = inner.lastIndex(of: ".").map { inner[..<$0] }
    }
  }

  /// The aliases of a full name that code of a file may mean; nil for none.
  ///
  /// What a module keeps to itself, no other module sees. That holds for modules that some file
  /// imports; one that none imports may be a folder of the same target.
  func visible(_ name: String, from file: Int) -> [AliasTable.Alias]? {
    let module = sources[file].module
    let seen = aliases.visible(name, from: file)?.filter { alias in
      alias.module == module || [.package, .public, .open].contains(alias.access)
        || !imports.imported.contains(alias.module)
    }
    return seen?.isEmpty == false ? seen : nil
  }
}
