internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  mutating func walkMembers(_ list: RawSyntax) {
    guard let items = list.nodes else { return }
    for case let item? in items {
      guard let declaration = ItemNode.content(item) else { continue }
      walkDeclaration(declaration)
    }
  }

  /// Reads a declaration, of a file, a type or a body.
  mutating func walkDeclaration(_ node: RawSyntax) {
    if collectsExtents { noteExtent(of: node) }
    descend(at: node) { $0.readDeclaration(node) }
  }

  private mutating func readDeclaration(_ node: RawSyntax) {
    switch node.kind {
    case .variableDecl:
      guard let variable = RawVariableDeclSyntax(node) else { return }
      if surroundings.isLocal { walkLocal(variable) } else { walkProperty(variable) }
    case .functionDecl:
      guard let function = RawFunctionDeclSyntax(node) else { return }
      if surroundings.isLocal { walkLocal(function) } else { walkFunction(function) }
    case .initializerDecl:
      guard let initializer = RawInitializerDeclSyntax(node) else { return }
      walkInitializer(initializer)
    case .deinitializerDecl:
      guard let deinitializer = RawDeinitializerDeclSyntax(node) else { return }
      walkDeinitializer(deinitializer)
    case .subscriptDecl:
      guard let declaration = RawSubscriptDeclSyntax(node) else { return }
      walkSubscript(declaration)
    case .enumCaseDecl:
      guard let cases = RawEnumCaseDeclSyntax(node) else { return }
      walkEnumCases(cases)
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      guard let type = TypeHeader(node) else { return }
      walkType(type)
    case .typeAliasDecl: noteAlias(node)
    case .importDecl: noteImport(node)
    case .macroExpansionDecl: walkMacroDeclaration(node)
    case .ifConfigDecl: walkBranches(node)
    default: break
    }
  }

  private mutating func walkType(_ type: TypeHeader) {
    let name = type.nameText
    let index = note(type, named: name)
    let outerName = typeName
    // A local type may bear the name of another one; its place in the file tells them apart.
    if surroundings.isLocal {
      let place = "local\(source.start(of: type.node) ?? 0)"
      typeName = DeclarationIndex.qualified(place, in: typeName)
      declarations.add(type, around: typeName, scopes: &scopes)
    }
    typeName = DeclarationIndex.qualified(name, in: typeName)
    inScope { walker in
      walker.surroundings.type = index
      walker.surroundings.member = -1
      walker.surroundings.returnType = nil
      walker.surroundings.isInDependencies = name.hasSuffix("Dependencies")
      walker.surroundings.field = -1
      if walker.surroundings.isLocal { walker.surroundings.flags.insert(.inLocalDeclaration) }
      walker.surroundings.isLocal = false
      walker.surroundings.flags.remove(.inClosure)
      walker.walkAttributes(type.attributes)
      if walker.facts.types[Int(index)].inherited.contains("PreviewProvider") {
        walker.surroundings.isPreview = true
      }
      type.forEachGenericName { walker.scopes.bind(walker.scopes.number(of: $0), as: .generic) }
      walker.declarations.enter(walker.typeName, &walker.scopes)
      walker.walkMembers(type.members)
    }
    typeName = outerName
  }

  private mutating func note(_ type: TypeHeader, named name: String) -> Int32 {
    let index = Int32(facts.types.count)
    let modifiers = Modifiers(type.modifiers)
    var generics: [String] = []
    type.forEachGenericName { generics.append(String(syntaxText: $0)) }
    facts.types.append(
      TypeFact(
        kind: type.kind, name: name, parent: surroundings.type, access: modifiers.access,
        position: position(of: type.name),
        lastLine: source.lines.lineNumber(max(0, (source.end(of: type.node) ?? 1) - 1)),
        inherited: type.inheritedTypes, attributes: attributeNames(type.attributes),
        genericParameters: generics, isFinal: modifiers.isFinal, isLocal: surroundings.isLocal,
        isNonisolated: modifiers.flags.contains(.isNonisolated),
        isConditional: surroundings.flags.contains(.inConditionalCode)))
    return index
  }

  private mutating func noteAlias(_ node: RawSyntax) {
    guard !surroundings.isLocal, let alias = RawTypeAliasDeclSyntax(node) else { return }
    facts.aliases.append(
      AliasFact(
        name: String(syntaxText: alias.name.name), owner: surroundings.type,
        target: TypeText.of(alias.initializer.value.raw),
        access: Modifiers(alias.modifiers).access, position: position(of: alias.name)))
  }

  private mutating func noteImport(_ node: RawSyntax) {
    guard let path = RawImportDeclSyntax(node)?.path.layoutView.children.first, let path,
      let component = RawImportPathComponentSyntax(path), component.name.isPresent
    else { return }
    facts.imports.append(String(syntaxText: component.name.name))
  }

  /// Reads `#Name(…) { … }` in the place of a declaration.
  private mutating func walkMacroDeclaration(_ node: RawSyntax) {
    guard let macro = RawMacroExpansionDeclSyntax(node) else { return }
    inScope { walker in
      if macro.macroName.text == "Preview" {
        walker.surroundings.place = .preview
      } else if !walker.surroundings.isLocal {
        walker.surroundings.place = walker.surroundings.type < 0 ? .topLevel : .body
      }
      walker.surroundings.isLocal = true
      walker.walkAttributes(macro.attributes)
      walker.walkArguments(macro.arguments.raw, of: node)
      walker.walkClosures(macro.trailingClosure?.raw, macro.additionalTrailingClosures.raw)
    }
  }

  private mutating func noteExtent(of node: RawSyntax) {
    guard let start = source.start(of: node), let end = source.end(of: node) else { return }
    extents.append(
      DeclarationExtent(
        firstLine: source.lines.lineNumber(start),
        lastLine: source.lines.lineNumber(max(start, end - 1))))
  }
}
