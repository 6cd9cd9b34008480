@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Whether a call is of interest whatever it is called on: by its name, or as it is passed a type.
  static func isTrigger(_ call: RawFunctionCallExprSyntax) -> Bool {
    let arguments = call.arguments.layoutView.children
    guard arguments.count <= 1 || arguments.count <= 4,
      let name = Look.calledName(call.calledExpression.raw)
    else { return false }
    if name == "resolve" { return true }
    if arguments.isEmpty {
      guard call.trailingClosure == nil else { return false }
      return name == "randomElement" || name == "shuffled" || name == "shuffle"
    }
    return arguments.count == 1 && typeArgument(of: call) != nil
  }

  /// The type that a call is passed as its first argument: `X` in `resolve(X.self)`.
  static func typeArgument(of call: RawFunctionCallExprSyntax) -> RawSyntax? {
    let arguments = call.arguments.layoutView.children
    guard let first = arguments.first, let first, let argument = RawLabeledExprSyntax(first),
      argument.label == nil, let type = Look.metatype(argument.expression.raw),
      type.firstToken?.rawText != "self"
    else { return nil }
    return type
  }
}
