import DepFacts
package import DepModel
package import SwiftSyntax

/// What a type that is to be rewritten looks like in its files.
package struct TypeShape {
  /// A declaration or extension with its file.
  package struct Part {
    package let node: DeclSyntax
    package let members: MemberBlockSyntax
    package let source: ParsedSource
    package let isExtension: Bool

    /// How often one of some words stands between its braces.
    package func count(of words: Set<String>) -> Int {
      members.tokens(viewMode: .sourceAccurate).count { words.contains($0.text) }
    }
  }

  package let type: Int
  package let entry: TypeEntry
  package let declaration: Part
  package let extensions: [Part]
  package let initializers: [InitializerSite]
  package private(set) var storedProperties: [StoredProperty]
  private let scope: ProjectScope
  package init?(_ type: Int, in project: ProjectTrees) {
    self.type = type
    scope = project.scope
    entry = project.model.types[type]
    var declarations: [Part] = []
    var extensions: [Part] = []
    for place in project.scope.parts(of: type) {
      let fact = project.records[place.file].facts.types[place.fact]
      guard let source = project.source(place.file),
        let part = Self.part(at: Int(fact.position.offset), in: source)
      else { continue }
      if part.isExtension { extensions.append(part) } else { declarations.append(part) }
    }
    guard let declaration = declarations.first else { return nil }
    self.declaration = declaration
    self.extensions = extensions
    initializers = ([declaration] + extensions).flatMap { part in
      ConditionalMembers.all(in: part.members.members).compactMap { member in
        member.0.as(InitializerDeclSyntax.self).map {
          InitializerSite(
            node: $0, source: part.source, isInExtension: part.isExtension,
            isConditional: member.isConditional)
        }
      }
    }
    storedProperties = ConditionalMembers.all(in: declaration.members.members)
      .flatMap { StoredProperty.all(in: $0.0) }
  }

  /// The first type that a class inherits from, with its generic arguments.
  package var superclassText: String? {
    declaration.node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type
      .trimmedDescription
  }

  /// Without stored properties that are to go.
  package func without(_ properties: [StoredProperty]) -> TypeShape {
    var shape = self
    let gone = Set(properties.map(\.declaration.id))
    shape.storedProperties.removeAll { gone.contains($0.declaration.id) }
    return shape
  }

  static func part(at offset: Int, in source: ParsedSource) -> Part? {
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self),
        let declaration = DeclSyntax(current)
      {
        return Part(
          node: declaration, members: group.memberBlock, source: source,
          isExtension: current.is(ExtensionDeclSyntax.self))
      }
      node = current.parent
    }
    return nil
  }

  package var isolation: TypeIsolation { scope.isolation(of: type) }

  package var isClass: Bool { entry.kind == .class }
  package var isStruct: Bool { entry.kind == .struct }

  /// Whether the compiler makes the initializer of the struct.
  package var isMemberwise: Bool { isStruct && initializers.allSatisfy(\.isInExtension) }

  /// The properties at the end of a memberwise initializer that callers pass as trailing closures.
  package var closuresLast: [StoredProperty] {
    guard isMemberwise else { return [] }
    return storedProperties.reversed().prefix { $0.isFunction && $0.value == nil }
  }

  package var modifiers: Set<String> { declaration.node.modifierNames }
  /// Whether only its file or the type around it can name it.
  package var isHidden: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

  /// Whether other modules see it.
  package var isExported: Bool { declaration.node.isExported }

  package var attributes: [String] {
    declaration.node.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
  }

  /// The names of its generic parameters.
  package var genericParameters: [String] {
    let node = declaration.node.asProtocol((any WithGenericParametersSyntax).self)
    return node?.genericParameterClause?.parameters.map { $0.name.text } ?? []
  }

  /// The nested `Dependencies` as it is written; nil for none.
  package var dependencies: StructDeclSyntax? {
    ([declaration] + extensions).lazy.flatMap { $0.members.members }
      .compactMap { $0.decl.as(StructDeclSyntax.self) }.first { $0.name.text == "Dependencies" }
  }

  /// The file of a node of one of the parts.
  package func source(of node: some SyntaxProtocol) -> ParsedSource {
    let root = node.root.id
    return ([declaration] + extensions).first { $0.source.tree.root.id == root }?.source
      ?? declaration.source
  }
}
