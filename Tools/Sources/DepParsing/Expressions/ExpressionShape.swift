@_spi(RawSyntax) internal import SwiftSyntax

/// Looks at the form of expressions without reading them.
enum ExpressionShape {
  /// Whether an expression is read as a chain of names and calls.
  static func isChain(_ node: RawSyntax) -> Bool {
    switch node.kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .postfixIfConfigExpr,
      .superExpr:
      true
    default: false
    }
  }

  /// The expression behind `try`, `await` and their like.
  static func throughEffects(_ node: RawSyntax) -> RawSyntax {
    var node = node
    while let inner = behindEffect(node) { node = inner }
    return node
  }

  private static func behindEffect(_ node: RawSyntax) -> RawSyntax? {
    switch node.kind {
    case .tryExpr: RawTryExprSyntax(node)?.expression.raw
    case .awaitExpr: RawAwaitExprSyntax(node)?.expression.raw
    case .unsafeExpr: RawUnsafeExprSyntax(node)?.expression.raw
    case .consumeExpr: RawConsumeExprSyntax(node)?.expression.raw
    case .copyExpr: RawCopyExprSyntax(node)?.expression.raw
    case .borrowExpr: RawBorrowExprSyntax(node)?.expression.raw
    default: nil
    }
  }

  /// The expression behind effects and parentheses.
  static func through(_ node: RawSyntax) -> RawSyntax {
    var node = throughEffects(node)
    while node.kind == .tupleExpr, let inner = insideParentheses(node) {
      node = throughEffects(inner)
    }
    return node
  }

  /// The only unlabeled element of parentheses.
  static func insideParentheses(_ node: RawSyntax) -> RawSyntax? {
    guard let elements = RawTupleExprSyntax(node)?.elements.raw.nodes, elements.count == 1,
      let first = elements[0], let element = ArgumentNode(first), element.label == nil
    else { return nil }
    return element.expression
  }

  static func onlyArgument(of call: CallNode) -> ArgumentNode? {
    guard let arguments = call.arguments.nodes, arguments.count == 1, let first = arguments[0]
    else {
      return nil
    }
    return ArgumentNode(first)
  }

  /// The type in `X.self`; nil for other expressions and for `self.self`.
  static func metatype(_ node: RawSyntax) -> RawSyntax? {
    guard node.kind == .memberAccessExpr, let access = AccessNode(node),
      access.name.rawText == "self"
    else { return nil }
    return access.base
  }

  /// What is called, without generic arguments, `?` and `!`.
  static func called(_ node: RawSyntax) -> RawSyntax {
    var node = node
    while true {
      switch node.kind {
      case .optionalChainingExpr:
        guard let inner = RawOptionalChainingExprSyntax(node) else { return node }
        node = inner.expression.raw
      case .forceUnwrapExpr:
        guard let inner = RawForceUnwrapExprSyntax(node) else { return node }
        node = inner.expression.raw
      case .genericSpecializationExpr:
        guard let inner = RawGenericSpecializationExprSyntax(node) else { return node }
        node = inner.expression.raw
      default: return node
      }
    }
  }

  /// The name of what is called: the last one of a chain.
  static func calledName(_ node: RawSyntax) -> SyntaxText? {
    let node = called(node)
    switch node.kind {
    case .declReferenceExpr: return NameNode.name(node)?.rawText
    case .memberAccessExpr: return AccessNode(node)?.name.rawText
    default: return nil
    }
  }
}
