@_spi(RawSyntax) internal import SwiftSyntax

/// Calls that are of interest whatever they are called on.
enum Triggers {
  /// Whether a call is of interest by its name, or as it is passed a type and nothing else.
  static func holds(_ name: SyntaxText, _ call: RawFunctionCallExprSyntax) -> Bool {
    if name == "resolve" { return true }
    let count = call.arguments.layoutView.children.count
    if count == 0 {
      guard name == "randomElement" || name == "shuffled" || name == "shuffle" else { return false }
      return call.trailingClosure == nil
    }
    return count == 1 && typeArgument(of: call) != nil
  }

  /// The type that a call is passed as its first argument: `X` in `resolve(X.self)`.
  static func typeArgument(of call: RawFunctionCallExprSyntax) -> RawSyntax? {
    let arguments = call.arguments.layoutView.children
    guard arguments.count > 0, let first = arguments[0], let argument = RawLabeledExprSyntax(first)
    else { return nil }
    let expression = argument.expression.raw
    guard expression.kind == .memberAccessExpr, argument.label == nil,
      let type = Look.metatype(expression), type.firstToken?.rawText != "self"
    else { return nil }
    return type
  }
}
