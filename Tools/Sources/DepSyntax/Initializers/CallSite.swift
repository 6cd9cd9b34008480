package import SwiftSyntax

/// A call of an initializer or function.
package struct CallSite {
  package let node: FunctionCallExprSyntax
  /// The file that holds it.
  package let source: ParsedSource

  /// The labels between the parentheses, `_` for none.
  package var labels: [String] { node.arguments.map { $0.label?.text ?? "_" } }
  package var isOnSeveralLines: Bool { source.text(node.inner).contains(where: \.isNewline) }
  /// The arguments without their labels, as they are written.
  package var argumentTexts: [String] { node.arguments.map { source.text($0.expression.inner) } }
  package var hasTrailingClosure: Bool { node.trailingClosure != nil }
  package var hasMoreTrailingClosures: Bool { !node.additionalTrailingClosures.isEmpty }
  /// Whether generic arguments stand behind what is called.
  package var isSpecialized: Bool { node.calledExpression.is(GenericSpecializationExprSyntax.self) }

  /// Whether a comment stands in what is called, or between a label and its argument.
  var losesComment: Bool {
    let called = node.calledExpression
    let labels = node.arguments.filter { $0.label != nil }
    return called.containsComment || called.trailingTrivia.hasComment
      || node.leftParen?.trailingTrivia.hasComment == true
      || node.arguments.first?.leadingTrivia.hasComment == true
      || labels.contains {
        $0.label?.trailingTrivia.hasComment == true || $0.colon?.leadingTrivia.hasComment == true
          || $0.colon?.trailingTrivia.hasComment == true || $0.expression.leadingTrivia.hasComment
      }
  }

  /// Whether a comment stands in it, but for its trailing closures.
  package var containsComment: Bool {
    let closures =
      [node.trailingClosure].compactMap(\.self)
      + node.additionalTrailingClosures.map(\.closure)
    return node.containsComment(besides: closures.map { Syntax($0) })
  }

  /// Whether it is a statement of its own, so that its result is dropped.
  package var isStatement: Bool { node.parent?.is(CodeBlockItemSyntax.self) == true }

  /// What stands before the member that is called; nil where a value may be missing there.
  package var receiver: String? {
    guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      !base.is(OptionalChainingExprSyntax.self), !base.is(SuperExprSyntax.self)
    else { return nil }
    return source.text(base.inner)
  }

  /// Whether a closure can take what the call is asked of: a value that is there, and a call that
  /// may fail and changes none of its arguments.
  package var canPassReceiver: Bool {
    guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      !base.is(OptionalChainingExprSyntax.self), !base.is(SuperExprSyntax.self),
      !node.arguments.contains(where: { $0.expression.is(InOutExprSyntax.self) })
    else { return false }
    var above = node.parent
    while let current = above, current.is(ExprSyntax.self) || current.is(ExprListSyntax.self) {
      if current.is(TryExprSyntax.self) { return true }
      above = current.parent
    }
    return false
  }

  /// The operators of the first argument.
  package var firstOperators: [String] {
    node.arguments.first?.expression.as(SequenceExprSyntax.self)?.elements
      .map(\.trimmedDescription) ?? []
  }

  /// The call that gives the variable declared at an offset its value, of one of these names.
  package static func value(
    ofVariableAt offset: Int, calling names: [String], in source: ParsedSource
  ) -> CallSite? {
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node, !current.is(PatternBindingSyntax.self) { node = current.parent }
    guard
      let call = node?.as(PatternBindingSyntax.self)?.initializer?.value
        .as(FunctionCallExprSyntax.self)
    else { return nil }
    let called = call.calledExpression.trimmedDescription
    return names.contains { called == $0 || called == $0 + ".init" }
      ? CallSite(node: call, source: source) : nil
  }
}
