import DepModel
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
  /// Whether it sets a property in each case, and no code reads what the property begins with: only
  /// assignments stand before that.
  package func overwrites(_ property: String) -> Bool {
    guard let body else { return false }
    let parameters = Set(parameterSites.map(\.name))
    for statement in body.statements {
      guard let elements = statement.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        elements.dropFirst(2).allSatisfy({ $0.names(only: parameters) })
      else { return false }
      let target = elements[0].trimmedDescription
      if target == "self." + property || target == property && !parameters.contains(property) {
        return true
      }
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether all names in it that stand behind no dot are types or some of these: what else the
  /// object has, or is handed to, may read each of its properties.
  fileprivate func names(only names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).allSatisfy { token in
      if token.tokenKind == .keyword(.self) { return false }
      guard case .identifier(let name) = token.tokenKind,
        token.parent?.is(DeclReferenceExprSyntax.self) == true,
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
      else { return true }
      return name.isCapitalized || names.contains(name)
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
