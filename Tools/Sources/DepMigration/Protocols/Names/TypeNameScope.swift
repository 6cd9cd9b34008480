import DepFacts
import DepModel
import DepSyntax

/// What the names of types in a declaration mean, seen from outside of its type.
struct TypeNameScope {
  let context: ExtractionContext
  /// The part of the type that holds the declaration.
  let part: TypePart
  /// The file in which the text is to stand.
  let home: ParsedSource

  private var scope: ProjectScope { context.scope }
  private var model: ProjectModel { context.scope.model }
  /// The type that holds the declaration.
  var owner: TypeEntry { model.types[part.type] }
  private var module: String { owner.module }

  /// The name as it is written at file level.
  ///
  /// - Throws: Where it means something that cannot be named there.
  func qualified(_ name: String) throws(ExtractionRefusal) -> String {
    let plain = name.withoutBackticks
    var outer: Int? = part.type
    while let type = outer {
      if model.types[type].kind != .extension, let found = try nested(plain, in: type) {
        return "\(found).\(name)"
      }
      outer = scope.outer(of: type)
    }
    try checkFileLevel(plain)
    return name
  }

  /// The name of the type, or superclass, that nests a type of this name.
  private func nested(_ name: String, in type: Int) throws(ExtractionRefusal) -> String? {
    for owner in [type] + scope.superclasses(of: type) {
      let ownerName = model.types[owner].name
      if let refusal = genericRefusal(name, in: owner) { throw refusal }
      if let id = scope.nestedType(name, of: owner, file: part.file) {
        if scope.visibility(of: id) == .private {
          throw ExtractionRefusal("\(ownerName).\(name) is private")
        }
        if scope.isGeneric(owner) {
          throw ExtractionRefusal("\(name) belongs to the generic type \(ownerName)")
        }
        return ownerName
      }
      if scope.hasAlias(name, in: owner) { return ownerName }
    }
    for id in scope.protocols(of: type) + (model.types[type].kind == .protocol ? [type] : []) {
      if scope.hasAlias(name, in: id) || declaresAssociatedType(name, in: id) {
        throw ExtractionRefusal("\(name) comes from the protocol \(model.types[id].name)")
      }
    }
    return nil
  }

  private func genericRefusal(_ name: String, in type: Int) -> ExtractionRefusal? {
    let isGeneric = scope.ownDeclarations(of: type).contains {
      scope.fact($0).genericParameters.contains(name)
    }
    return isGeneric
      ? ExtractionRefusal("\(name) is a generic parameter of \(model.types[type].name)") : nil
  }

  private func declaresAssociatedType(_ name: String, in type: Int) -> Bool {
    scope.ownDeclarations(of: type).contains { reference in
      guard let part = context.part(reference, of: type) else { return true }
      return part.associatedTypes.contains(name)
    }
  }

  /// Checks that a name which no type lends means the same in the file where it is to stand.
  private func checkFileLevel(_ name: String) throws(ExtractionRefusal) {
    if scope.sdk.lists(name, in: .standardTypes) { return }
    if scope.isDeclared(name, atFileLevelOf: module) { return }
    if scope.sdk.lists(name, in: .associatedTypes), meaning(of: name, in: part.file) == nil {
      throw ExtractionRefusal("the protocol cannot see a declaration of \(name)")
    }
    guard part.file != home.file, !isImported(name) else { return }
    let missing = part.source.imports.subtracting(home.imports)
    if !missing.isSubset(of: hasFoundation ? ["Foundation"] : []) {
      let modules = missing.sorted().joined(separator: ", ")
      throw ExtractionRefusal("\(name) needs `import \(modules)`, which \(home.path) lacks")
    }
  }
}

extension TypeNameScope {
  private var hasFoundation: Bool {
    !home.imports.isDisjoint(with: scope.sdk.names(in: .modulesWithFoundation))
  }

  /// Whether the module that has a type of this name is known, and imported in the file.
  private func isImported(_ name: String) -> Bool {
    if scope.sdk.lists(name, in: .foundationTypes) { return hasFoundation }
    guard let type = meaning(of: name, in: part.file) else { return false }
    return home.imports.contains(model.types[type].module)
      && meaning(of: name, in: home.file) == type
  }

  private func meaning(of name: String, in file: Int) -> Int? {
    scope.type(named: name, in: nil, file: file)
  }
}
