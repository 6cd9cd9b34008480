import SwiftSyntax

/// A statement that passes a container to a function and nothing else: `injectServices(resolver)`.
package struct FillingCall {
  /// The name of the function.
  package let function: String
  package let source: ParsedSource
  /// The statement with the line end before it.
  package let range: Range<Int>

  /// The statement around the name of a container; nil where it is anything else.
  package init?(around name: Range<Int>, in source: ParsedSource) {
    guard
      let argument = source.tree.token(at: AbsolutePosition(utf8Offset: name.lowerBound))?
        .parent?.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.count == 1, call.trailingClosure == nil,
      let item = call.parent?.as(CodeBlockItemSyntax.self), !item.leadingTrivia.hasComment,
      // What runs before it would run after the objects are fetched.
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.prefix(while: { $0.id != item.id }).allSatisfy(\.onlyKeepsValues),
      !item.trailingTrivia.hasComment,
      item.parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true
    else { return nil }
    let called = call.calledExpression.trimmedDescription
    function = called.hasPrefix("self.") ? String(called.dropFirst("self.".count)) : called
    self.source = source
    range = item.position.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension CodeBlockItemSyntax {
  /// Whether it sets something to a name or literal, or makes the superclass without arguments.
  fileprivate var onlyKeepsValues: Bool {
    if item.trimmedDescription == "super.init()" { return true }
    let value: ExprSyntax?
    if let sequence = item.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      value = elements.count == 3 && elements[1].is(AssignmentExprSyntax.self) ? elements[2] : nil
    } else {
      let infix = item.as(InfixOperatorExprSyntax.self)
      value = infix?.operator.is(AssignmentExprSyntax.self) == true ? infix?.rightOperand : nil
    }
    return value.map { $0.is(DeclReferenceExprSyntax.self) || $0.isLiteral } ?? false
  }
}

extension ExprSyntax {
  fileprivate var isLiteral: Bool {
    [.booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr].contains(kind)
  }
}

extension PropertyReads.Read {
  /// Whether the code asks whether the object is there: `api != nil`, `api?.load()`, `if let`.
  package var isUsedAsOptional: Bool {
    let token = source.tree.token(at: AbsolutePosition(utf8Offset: name.lowerBound))
    guard let reference = token?.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    var node = ExprSyntax(reference)
    if isThroughSelf, let access = reference.parent?.as(MemberAccessExprSyntax.self) {
      node = ExprSyntax(access)
    }
    if node.parent?.is(OptionalChainingExprSyntax.self) == true { return true }
    if node.parent?.is(ForceUnwrapExprSyntax.self) == true { return true }
    if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    return node.parent?.as(ExprListSyntax.self)?.contains {
      $0.is(NilLiteralExprSyntax.self)
        || $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    } == true
  }
}
