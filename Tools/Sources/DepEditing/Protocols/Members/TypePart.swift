import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// A declaration or extension of a type, with its syntax.
struct TypePart {
  /// The index into ``DepModel/ProjectModel/types``.
  let type: Int
  let reference: DeclarationPart
  let source: ParsedSource
  let node: DeclSyntax
  let group: any DeclGroupSyntax

  var file: Int { reference.file }
  var isExtension: Bool { node.is(ExtensionDeclSyntax.self) }

  /// The branch of `#if` that it stands in, the innermost one.
  var condition: Syntax? { Syntax(node).conditionAround }

  /// The declaration of the type around all others at the same place.
  var outermost: DeclSyntax {
    var outermost = node
    var current = node.parent
    while let node = current {
      if node.asProtocol((any DeclGroupSyntax).self) != nil, let group = node.as(DeclSyntax.self) {
        outermost = group
      }
      current = node.parent
    }
    return outermost
  }

  init?(_ reference: DeclarationPart, of type: Int, in project: ProjectTrees) {
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
}

extension Syntax {
  /// The innermost branch of `#if` around a node.
  var conditionAround: Syntax? {
    var current = parent
    while let node = current {
      if node.is(IfConfigClauseSyntax.self) { return node }
      current = node.parent
    }
    return nil
  }
}
