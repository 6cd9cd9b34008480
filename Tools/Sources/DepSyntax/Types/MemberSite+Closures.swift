import SwiftSyntax

extension MemberSite {
  /// The call that is all that the property's closure does, as facts write calls without arguments:
  /// `Date()` of `{ Date() }`; nil for closures that take or do anything else.
  package var calledAsOnlyResult: String? {
    guard let bindings = node.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1,
      let closure = bindings.first?.initializer?.value.as(ClosureExprSyntax.self),
      closure.signature == nil, closure.statements.count == 1,
      let item = closure.statements.first?.item
    else { return nil }
    let result = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    guard let call = result?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    else { return nil }
    return call.calledExpression.trimmedDescription + "()"
  }

  /// Whether an `async let` in it runs beside the rest.
  package var startsConcurrently: Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.async)
        && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.let)
    }
  }
}
