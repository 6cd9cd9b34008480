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

extension InitializerSite {
  /// Whether it sets a property in each case, as a statement of its body does that no branch holds.
  package func sets(_ property: String) -> Bool {
    guard let body else { return false }
    let isHidden = parameterSites.contains { $0.name == property }
    return body.statements.contains { statement in
      guard let elements = statement.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count > 2, elements[1].is(AssignmentExprSyntax.self)
      else { return false }
      let target = elements[0].trimmedDescription
      return target == "self." + property || target == property && !isHidden
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
