import SwiftSyntax

/// What a call of a container fetches.
extension UseSite {
  /// The type that a call is passed, `API` of `resolve(API.self)`, or that is written for its
  /// result; nil for other arguments.
  package var resolvedType: String? {
    let unwrapped = node.as(ForceUnwrapExprSyntax.self)?.expression ?? node
    guard let call = unwrapped.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return nil
    }
    if let type = call.typeAsArgument { return type }
    return node.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      .trimmedDescription
  }

  /// The key path that a call is passed, and nothing else: `\.api` of `resolve(\.api)`.
  package var keyPathArgument: String? {
    guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.trailingClosure == nil
    else { return nil }
    return call.arguments.first?.expression.as(KeyPathExprSyntax.self)?.trimmedDescription
  }

  /// What a call passes besides the type.
  package var argumentsBesidesType: [ContainerRead.Argument] {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return [] }
    return call.arguments.dropFirst(call.typeAsArgument == nil ? 0 : 1)
      .map(ContainerRead.Argument.init)
  }

  /// The call with other texts for the arguments that differ between places, on one line.
  ///
  /// Those that are the same at all places stay where `keepsConstants` says so.
  package func withArguments(keepsConstants: Bool, _ text: (Int) -> String) -> String {
    let unwrap = node.as(ForceUnwrapExprSyntax.self)
    guard let call = (unwrap?.expression ?? node).as(FunctionCallExprSyntax.self) else {
      return oneLine
    }
    var number = 0
    let arguments = call.arguments.enumerated().map { index, argument in
      let label = argument.label.map { "\($0.text): " } ?? ""
      let isType = index == 0 && call.typeAsArgument != nil
      let isKept = isType || keepsConstants && ContainerRead.Argument(argument).isConstant
      if isKept { return label + argument.expression.trimmedDescription }
      number += 1
      return label + text(number - 1)
    }
    let called = call.calledExpression.trimmedDescription.split(whereSeparator: \.isWhitespace)
    return called.joined() + "(\(arguments.joined(separator: ", ")))" + (unwrap == nil ? "" : "!")
  }

  /// Whether a call that goes by type names none, so that what it is assigned to decides.
  package var leavesTypeToCaller: Bool {
    let call = node.as(ForceUnwrapExprSyntax.self)?.expression ?? node
    guard let call = call.as(FunctionCallExprSyntax.self) else { return false }
    return call.typeAsArgument == nil && keyPathArgument == nil
  }

  /// The same with the `!` behind it; nil where there is none.
  package var withForceUnwrap: UseSite? {
    node.parent?.as(ForceUnwrapExprSyntax.self).map {
      UseSite(
        source: source, node: ExprSyntax($0), next: next, isMutated: isMutated, sdk: sdk)
    }
  }

  /// The same without the `!` behind it; nil where there is none.
  package var withoutForceUnwrap: UseSite? {
    node.as(ForceUnwrapExprSyntax.self).map {
      UseSite(
        source: source, node: $0.expression, next: next, isMutated: isMutated, sdk: sdk)
    }
  }

  /// The name of the property or variable whose initial value it is, and nothing else.
  package var onlyValueOf: String? {
    node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?
      .pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// The expression without line breaks.
  package var oneLine: String { node.onOneLine }
}

extension FunctionCallExprSyntax {
  /// The type that is passed as the first argument: `API` of `resolve(API.self, name: "b")`.
  fileprivate var typeAsArgument: String? {
    // Behind another label stands a key.
    guard let first = arguments.first, first.label == nil || first.label?.text == "type",
      let access = first.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self", let base = access.base
    else { return nil }
    return base.trimmedDescription
  }
}
