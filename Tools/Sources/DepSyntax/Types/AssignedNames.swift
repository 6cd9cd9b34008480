import SwiftSyntax

extension TypeShape {
  /// Whether code of the type may change a property of this name.
  package func assigns(_ name: String) -> Bool {
    ([declaration] + extensions).contains { part in
      part.members.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.tokenKind == .identifier(name),
          token.parent?.is(DeclReferenceExprSyntax.self) == true
        else { return false }
        if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .prefixAmpersand
          || token.isInAssignedTuple
        {
          return true
        }
        switch token.nextToken(viewMode: .sourceAccurate)?.tokenKind {
        case .equal, .period: return true
        case .binaryOperator(let sign):
          return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
        default: return false
        }
      }
    }
  }
}

extension TokenSyntax {
  /// Whether it stands in a tuple that is assigned: `(low, high) = (high, low)`.
  fileprivate var isInAssignedTuple: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(TupleExprSyntax.self), let list = current.parent?.as(ExprListSyntax.self),
        list.first?.id == current.id,
        list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
