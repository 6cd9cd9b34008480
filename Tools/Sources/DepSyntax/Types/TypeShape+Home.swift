import SwiftSyntax

extension TypeShape {
  /// Where a nested type belongs that only these functions use.
  ///
  /// Beside them, in the extension of another file that holds them all; else in the declaration.
  package func home(of functions: [FunctionSite]) -> Part {
    let part = extensions.first { part in
      part.source.file != declaration.source.file
        && functions.allSatisfy { part.holds($0) }
    }
    guard let part, !functions.isEmpty, part.takesPlainMembers else { return declaration }
    return part
  }
}

extension TypeShape.Part {
  fileprivate func holds(_ function: FunctionSite) -> Bool {
    function.node.parent?.parent?.parent?.id == Syntax(members).id
  }

  /// Whether a type nested in the extension is one that its declaration could nest as well.
  fileprivate var takesPlainMembers: Bool {
    guard let node = node.as(ExtensionDeclSyntax.self) else { return false }
    return node.modifiers.isEmpty && node.attributes.isEmpty && node.genericWhereClause == nil
      && node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}
