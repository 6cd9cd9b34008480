package import SwiftSyntax

/// Whether code around an expression gives a name a meaning of its own.
package enum LocalNames {
  /// False for what stands inside of the expression: `gates { gates in … }` calls the function.
  package static func bind(_ name: String, around expression: some ExprSyntaxProtocol) -> Bool {
    var child = Syntax(expression)
    while let node = child.parent, !child.is(MemberBlockItemSyntax.self) {
      if binds(name, node, around: child) { return true }
      child = node
    }
    return false
  }

  private static func binds(_ name: String, _ node: Syntax, around child: Syntax) -> Bool {
    if node.is(CodeBlockItemListSyntax.self) {
      return node.cast(CodeBlockItemListSyntax.self).contains { statement in
        statement.position != child.position && BoundNames.of(statement).contains(name)
          || statement.item.as(FunctionDeclSyntax.self)?.name.text == name
      }
    }
    // A variable's own value cannot see it: `guard let gate = gate()` calls the function.
    if node.is(OptionalBindingConditionSyntax.self) || node.is(PatternBindingSyntax.self) {
      return false
    }
    // Of these, what stands before the body binds names for it.
    return node.children(viewMode: .sourceAccurate).contains { part in
      part.position < child.position && !part.is(CodeBlockItemListSyntax.self)
        && BoundNames.of(part).contains(name)
    }
  }
}
