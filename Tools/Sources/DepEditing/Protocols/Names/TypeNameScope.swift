import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// What the names of types in a declaration mean, seen from outside of its type.
struct TypeNameScope {
  let project: ProjectTrees
  let hierarchy: TypeHierarchy
  /// The part of the type that holds the declaration.
  let part: TypePart
  /// The file in which the text is to stand.
  let home: ParsedSource

  private var model: ProjectModel { project.model }
  private var module: String { model.types[part.type].module }

  /// The name as it is written at file level.
  ///
  /// - Throws: Where it means something that cannot be named there.
  func qualified(_ name: String) throws(SeamRefusal) -> String {
    let plain = name.withoutBackticks
    var scope = model.types[part.type].name
    while true {
      for type in project.declarations.types(named: scope)
      where model.types[type].module == module && model.types[type].kind != .extension {
        if let found = try nested(plain, in: type) { return "\(found).\(name)" }
      }
      guard let dot = scope.lastIndex(of: ".") else { break }
      scope = String(scope[..<dot])
    }
    try checkFileLevel(plain)
    return name
  }

  /// The name of the type, or superclass, that nests a type of this name.
  private func nested(_ name: String, in type: Int) throws(SeamRefusal) -> String? {
    for owner in hierarchy.lineage(of: type) {
      let ownerName = model.types[owner].name
      if let refusal = genericRefusal(name, in: owner) { throw refusal }
      let full = "\(ownerName).\(name)"
      for id in project.declarations.types(named: full)
      where model.types[id].kind != .extension
        && model.types[id].module == model.types[owner].module
      {
        if hierarchy.access(of: id) == .private {
          throw SeamRefusal("\(full) is private")
        }
        return ownerName
      }
      if hasAlias(name, in: owner) { return ownerName }
    }
    for id in hierarchy.protocols(of: type) + (model.types[type].kind == .protocol ? [type] : []) {
      if hasAlias(name, in: id) || declaresAssociatedType(name, in: id) {
        throw SeamRefusal("\(name) comes from the protocol \(model.types[id].name)")
      }
    }
    return nil
  }

  private func genericRefusal(_ name: String, in type: Int) -> SeamRefusal? {
    let isGeneric = hierarchy.declarations(of: type).contains {
      hierarchy.fact($0).genericParameters.contains(name)
    }
    return isGeneric
      ? SeamRefusal("\(name) is a generic parameter of \(model.types[type].name)") : nil
  }

  private func hasAlias(_ name: String, in type: Int) -> Bool {
    project.declarations.parts(of: type).contains { part in
      project.records[part.file].facts.aliases.contains {
        $0.owner == Int32(part.fact) && $0.name == name
      }
    }
  }

  private func declaresAssociatedType(_ name: String, in type: Int) -> Bool {
    hierarchy.declarations(of: type).contains { reference in
      guard let part = TypePart(reference, of: type, in: project) else { return true }
      return part.associatedTypes.contains(name)
    }
  }

  /// Checks that a name which no type lends means the same in the file where it is to stand.
  private func checkFileLevel(_ name: String) throws(SeamRefusal) {
    if KnownNames.standardTypes.contains(name) { return }
    let isOurs = project.declarations.types(named: name).contains {
      model.types[$0].module == module && model.types[$0].kind != .extension
    }
    if isOurs || hierarchy.index.hasAlias(name, atFileLevelOf: module) { return }
    if KnownNames.lentNames.contains(name), project.declarations.types(named: name).isEmpty {
      throw SeamRefusal("\(name) is not declared where it can be seen")
    }
    guard part.file != home.file, !isImported(name) else { return }
    let missing = part.source.imports.subtracting(home.imports)
    if !missing.isSubset(of: hasFoundation ? ["Foundation"] : []) {
      throw SeamRefusal(
        "\(name) needs `import \(missing.sorted().joined(separator: ", "))`, which \(home.path) lacks"
      )
    }
  }
}

extension TypeNameScope {
  private var hasFoundation: Bool {
    !home.imports.isDisjoint(with: KnownNames.foundationCarriers.union(["Foundation"]))
  }

  /// Whether the module that has a type of this name is known, and imported in the file.
  private func isImported(_ name: String) -> Bool {
    if KnownNames.foundationTypes.contains(name) { return hasFoundation }
    let modules = project.declarations.types(named: name).lazy.filter {
      project.model.types[$0].kind != .extension
    }.map { project.model.types[$0].module }
    return !modules.isEmpty && modules.allSatisfy(home.imports.contains)
  }
}

extension TypePart {
  /// The names of the associated types that a protocol declares.
  var associatedTypes: [String] {
    group.memberBlock.members.compactMap {
      $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text.withoutBackticks
    }
  }
}

extension ParsedSource {
  /// The modules that the file imports, with their modifiers, at file level or under `#if`.
  var imports: Set<String> { Self.imports(tree.statements) }

  private static func imports(_ statements: CodeBlockItemListSyntax) -> Set<String> {
    var found: Set<String> = []
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          guard case .statements(let inner)? = clause.elements else { continue }
          found.formUnion(imports(inner))
        }
      } else if let declaration = declaration.as(ImportDeclSyntax.self),
        let module = declaration.path.first?.name.text
      {
        found.insert(module)
      }
    }
    return found
  }
}
