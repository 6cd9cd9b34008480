import SwiftSyntax

/// What the form of an initial value says of whether it may be nil.
package enum ValueUnwrapping: Sendable {
  /// `try?`, or a chain with `?`.
  case optional
  /// `!`.
  case unwrapped
  /// What the call or the name says that it is.
  case asMade
}

extension ParsedSource {
  /// How the initial value of the variable is unwrapped whose name stands at a place; nil where
  /// no single variable with a value stands there.
  package func unwrapping(ofVariableAt offset: Int) -> ValueUnwrapping? {
    var node = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node, !current.is(PatternBindingSyntax.self) {
      guard current.is(PatternSyntax.self) else { return nil }
      node = current.parent
    }
    guard let value = node?.as(PatternBindingSyntax.self)?.initializer?.value else { return nil }
    return Self.unwrapping(of: value)
  }

  private static func unwrapping(of value: ExprSyntax) -> ValueUnwrapping? {
    if let attempt = value.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark?.text == "?"
        ? .optional : unwrapping(of: attempt.expression)
    }
    if let parentheses = value.as(TupleExprSyntax.self), parentheses.elements.count == 1 {
      return parentheses.elements.first.flatMap { unwrapping(of: $0.expression) }
    }
    if value.is(ForceUnwrapExprSyntax.self) { return .unwrapped }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return .asMade }
    return call.calledExpression.is(ClosureExprSyntax.self) ? nil : .asMade
  }
}
