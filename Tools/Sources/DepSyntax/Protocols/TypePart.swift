import DepFacts
package import DepModel
package import SwiftSyntax

/// A declaration or extension of a type, with its syntax.
package struct TypePart: Sendable {
  /// A branch of `#if`, by where it begins.
  package struct Branch: Hashable, Sendable {
    var file: Int
    var offset: Int
  }

  /// The index into ``DepModel/ProjectModel/types``.
  package let type: Int
  package let reference: DeclarationPart
  package let source: ParsedSource
  package let node: DeclSyntax
  package let group: any DeclGroupSyntax

  package init?(_ reference: DeclarationPart, of type: Int, in project: ProjectTrees) {
    guard let source = project.source(reference.file) else { return nil }
    let fact = project.records[reference.file].facts.types[reference.fact]
    let position = AbsolutePosition(utf8Offset: Int(fact.position.offset))
    var current = source.tree.token(at: position)?.parent
    while let node = current {
      if let group = node.asProtocol((any DeclGroupSyntax).self),
        let node = node.as(DeclSyntax.self)
      {
        self.type = type
        self.reference = reference
        self.source = source
        self.node = node
        self.group = group
        return
      }
      current = node.parent
    }
    return nil
  }

  package var file: Int { reference.file }
  package var isExtension: Bool { node.is(ExtensionDeclSyntax.self) }
  package var attributes: AttributeSites { AttributeSites(group.attributes) }
  package var modifiers: [ModifierSite] { ModifierSite.list(group.modifiers) }
  /// What stands behind the colon, with the colon.
  package var inheritance: String { group.inheritanceClause?.plainText ?? "" }

  /// Whether it extends only some of the values of a generic type.
  package var isConstrainedExtension: Bool {
    node.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
  }

  /// The branch of `#if` that it stands in, the innermost one.
  package var branch: Branch? { branch(around: node) }

  /// The branch of `#if` that the declaration around all others stands in.
  package var outermostBranch: Branch? { branch(around: outermost) }

  /// Whether it stands inside of another type.
  package var isNested: Bool { outermost.id != node.id }

  /// The declaration of the type around all others at the same place.
  package var outermost: DeclSyntax { around.last ?? node }

  /// Whether nothing follows it on its last line.
  package var endsItsLine: Bool { source.isLineEnd(node.endPosition.utf8Offset) }

  /// Whether nothing follows the outermost declaration on its last line.
  package var outermostEndsItsLine: Bool { source.isLineEnd(outermost.endPosition.utf8Offset) }

  /// The name with the types around it, as it is written at file level.
  package var fullName: String {
    around.compactMap { node in
      node.as(ExtensionDeclSyntax.self)?.extendedType.plainText
        ?? node.asProtocol((any NamedDeclSyntax).self)?.name.text
    }.reversed().joined(separator: ".")
  }

  /// On which systems it is there, with the types around it.
  package var availability: [String] {
    around.reversed().flatMap { node in
      node.asProtocol((any DeclGroupSyntax).self).map {
        AttributeSites($0.attributes).availability
      } ?? []
    }
  }

  /// It and the types and extensions around it, from within.
  private var around: [DeclSyntax] {
    var found: [DeclSyntax] = []
    var current: Syntax? = Syntax(node)
    while let node = current {
      if node.asProtocol((any DeclGroupSyntax).self) != nil, let group = node.as(DeclSyntax.self) {
        found.append(group)
      }
      current = node.parent
    }
    return found
  }

  private func branch(around node: DeclSyntax) -> Branch? {
    var current = node.parent
    while let node = current {
      if node.is(IfConfigClauseSyntax.self) {
        return Branch(file: file, offset: node.position.utf8Offset)
      }
      current = node.parent
    }
    return nil
  }
}

extension TypePart {
  /// The names of the associated types that a protocol declares.
  package var associatedTypes: [String] {
    group.memberBlock.members.compactMap {
      $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text.withoutBackticks
    }
  }

  /// Whether values can be held as the protocol that this declares, as far as its own lines tell.
  package var isUsableAsType: Bool {
    guard let declaration = node.as(ProtocolDeclSyntax.self), associatedTypes.isEmpty,
      declaration.primaryAssociatedTypeClause == nil, declaration.genericWhereClause == nil
    else { return false }
    return !declaration.memberBlock.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.Self)
    }
  }

  /// The members of one base name, also those in branches of `#if`.
  package func members(named name: String) -> [MemberDeclaration] {
    MemberList(self, named: name).found
  }
}

extension ParsedSource {
  package func isLineEnd(_ offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    return bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }

  /// The modules that the file imports, with their modifiers, at file level or under `#if`.
  package var imports: Set<String> { Set(importDeclarations.compactMap(\.module)) }

  /// The modules whose internal declarations the file sees: `@testable import Kit`.
  package var testableImports: Set<String> {
    Set(
      importDeclarations.filter { $0.attributes.names.contains("testable") }
        .compactMap(\.module))
  }

  /// The modules of which the file imports single declarations, and never the whole.
  package var modulesOfSingleImports: Set<String> {
    let whole = importDeclarations.filter { $0.importKindSpecifier == nil }.compactMap(\.module)
    return imports.subtracting(whole)
  }

  private var importDeclarations: [ImportDeclSyntax] { Self.imports(tree.statements) }

  private static func imports(_ statements: CodeBlockItemListSyntax) -> [ImportDeclSyntax] {
    var found: [ImportDeclSyntax] = []
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          guard case .statements(let inner)? = clause.elements else { continue }
          found += imports(inner)
        }
      } else if let declaration = declaration.as(ImportDeclSyntax.self) {
        found.append(declaration)
      }
    }
    return found
  }
}

extension ImportDeclSyntax {
  fileprivate var module: String? { path.first?.name.text }
}
