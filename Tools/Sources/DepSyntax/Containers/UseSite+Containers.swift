import SwiftSyntax

/// What a call of a container fetches.
extension UseSite {
  /// The type that a call is passed, `API` of `resolve(API.self)`, or that is written for its
  /// result; nil for other arguments.
  package var resolvedType: String? {
    guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return nil
    }
    if call.arguments.isEmpty {
      return node.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        .trimmedDescription
    }
    guard call.arguments.count == 1, let first = call.arguments.first, first.label == nil,
      let access = first.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self", let base = access.base
    else { return nil }
    return base.trimmedDescription
  }

  /// Whether a call names no type, so that what it is assigned to decides.
  package var leavesTypeToCaller: Bool {
    let call = node.as(ForceUnwrapExprSyntax.self)?.expression ?? node
    return call.as(FunctionCallExprSyntax.self)?.calledName == "resolve"
      && isCallWithoutArguments(call)
  }

  private func isCallWithoutArguments(_ call: ExprSyntax) -> Bool {
    call.as(FunctionCallExprSyntax.self)?.arguments.isEmpty == true
  }

  /// The same with the `!` behind it; nil where there is none.
  package var withForceUnwrap: UseSite? {
    node.parent?.as(ForceUnwrapExprSyntax.self).map {
      UseSite(
        source: source, node: ExprSyntax($0), next: next, isMutated: isMutated, sdk: sdk)
    }
  }

  /// The name of the property or variable whose initial value it is, and nothing else.
  package var onlyValueOf: String? {
    node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?
      .pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// The expression without line breaks.
  package var oneLine: String {
    node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
