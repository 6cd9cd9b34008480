import DepModel
package import SwiftSyntax

/// A member of a type that holds code: a function, initializer, property or subscript.
package struct MemberSite: Hashable {
  package let node: DeclSyntax

  package init(_ node: DeclSyntax) { self.node = node }

  /// The function, initializer or property whose name stands at an offset.
  package init?(at offset: Int, in source: ParsedSource) {
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node, !current.is(FunctionDeclSyntax.self),
      !current.is(InitializerDeclSyntax.self), !current.is(VariableDeclSyntax.self)
    {
      node = current.parent
    }
    guard let declaration = node?.as(DeclSyntax.self) else { return nil }
    self.init(declaration)
  }

  package static func == (left: Self, right: Self) -> Bool { left.node.id == right.node.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(node.id) }

  package var modifiers: Set<String> { node.modifierNames }

  package var attributes: Set<String> {
    Set(node.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? [])
  }

  /// Its own attributes, then those of the extension around it.
  package var isolatingAttributes: [String] {
    let around = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    return attributes.sorted() + (around?.attributes.names ?? [])
  }

  package var isDeinitializer: Bool { node.is(DeinitializerDeclSyntax.self) }

  /// Whether the actor of its type does not hold for it.
  package var isNonisolated: Bool {
    modifiers.contains("nonisolated") || isDeinitializer && !modifiers.contains("isolated")
  }

  /// Whether it stands in `nonisolated extension`.
  package var isInNonisolatedExtension: Bool {
    var around = node.parent
    while let current = around, !current.isProtocol((any DeclGroupSyntax).self) {
      around = current.parent
    }
    return around?.as(ExtensionDeclSyntax.self)?.modifiers
      .contains { $0.name.text == "nonisolated" } == true
  }

  package var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
  package var isInitializer: Bool { node.is(InitializerDeclSyntax.self) }
  package var isProperty: Bool { node.is(VariableDeclSyntax.self) }

  /// Whether no code of an instance runs in it.
  package var holdsNoCode: Bool {
    node.is(EnumCaseDeclSyntax.self) || node.is(IfConfigDeclSyntax.self)
  }

  /// Whether its code is compiled into callers of other modules.
  package var isInlined: Bool {
    !attributes.isDisjoint(with: ["inlinable", "_alwaysEmitIntoClient", "_transparent"])
      && (node.isExported || attributes.contains("usableFromInline") || isInExportedType)
  }

  /// Whether other modules may see the type around it; an extension does not tell of its type.
  private var isInExportedType: Bool {
    var outer = node.parent
    while let current = outer {
      if current.is(ExtensionDeclSyntax.self) { return true }
      if let type = current.asProtocol((any DeclGroupSyntax).self),
        type.modifiers.areExported || type.attributes.names.contains("usableFromInline")
      {
        return true
      }
      outer = current.parent
    }
    return false
  }

  /// Whether it changes the value that it belongs to.
  package var isMutating: Bool {
    if node.is(FunctionDeclSyntax.self) { return modifiers.contains("mutating") }
    guard let variable = node.as(VariableDeclSyntax.self) else {
      return node.is(SubscriptDeclSyntax.self)
    }
    // A setter or an observer may change it; a getter that says so does.
    return variable.bindings.contains { binding in
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { return false }
      return list.contains {
        ["set", "didSet", "willSet"].contains($0.accessorSpecifier.text)
          || $0.modifier?.name.text == "mutating"
      }
    }
  }

  /// Whether a getter of it throws errors of one type: `throws(Failure)`.
  package var throwsTypedError: Bool {
    guard let variable = node.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains { binding in
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { return false }
      return list.contains { $0.effectSpecifiers?.throwsClause?.type != nil }
    }
  }

  /// Whether its file alone calls it.
  package var isHidden: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

  /// What the parameters of an initializer are called inside of it.
  package var parametersOfInitializer: [String] {
    node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      .map(InitializerSite.innerName) ?? []
  }

  /// The name of the parameter that takes the dependencies; nil for no initializer that does.
  package var dependenciesParameter: String? {
    node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      .first { $0.type.trimmedDescription.lastName == "Dependencies" }
      .map(InitializerSite.innerName)
  }

  /// The names of the generic parameters of a function.
  package var genericParameters: [String] {
    let node = node.asProtocol((any WithGenericParametersSyntax).self)
    return node?.genericParameterClause?.parameters.map { $0.name.text } ?? []
  }

  /// The types that its code declares, and the generic parameters of all of its code.
  package var typesInside: Set<String> {
    Set(
      node.tokens(viewMode: .sourceAccurate).lazy.filter { token in
        guard case .identifier = token.tokenKind, let parent = token.parent else { return false }
        return parent.isProtocol((any DeclGroupSyntax).self) || parent.is(TypeAliasDeclSyntax.self)
          || parent.is(GenericParameterSyntax.self)
      }.map(\.text))
  }

  /// The names that it brings into its type.
  package var declaredNames: [String] { node.declaredNames }

  /// Whether a parameter, variable, pattern or function inside of it has this name.
  package func binds(_ name: String) -> Bool { BoundNames.of(node).contains(name) }

  /// The stored property, where it declares one and nothing else.
  package var onlyStoredProperty: StoredProperty? {
    let properties = StoredProperty.all(in: node)
    return properties.count == 1 && node.as(VariableDeclSyntax.self)?.bindings.count == 1
      ? properties.first : nil
  }
}

extension DeclSyntax {
  /// The names that a member brings into its type.
  package var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    }
    if let named = self.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
    return []
  }

  package var modifierNames: Set<String> {
    Set(asProtocol((any WithModifiersSyntax).self)?.modifiers.map { $0.name.text } ?? [])
  }

  /// Whether its words, or those of the extension around it, show it to other modules.
  var isExported: Bool {
    let modifiers = modifierNames
    if !modifiers.isDisjoint(with: DeclModifierListSyntax.exported) { return true }
    guard modifiers.isDisjoint(with: ["internal", "private", "fileprivate"]) else { return false }
    var node = parent
    while let current = node, !current.is(MemberBlockSyntax.self) { node = current.parent }
    return node?.parent?.as(ExtensionDeclSyntax.self)?.modifiers.areExported == true
  }
}

extension DeclModifierListSyntax {
  /// The words that show a declaration to other modules.
  package static let exported: Set<String> = ["public", "open", "package"]

  /// Whether one of them stands here.
  package var areExported: Bool { contains { Self.exported.contains($0.name.text) } }
}
