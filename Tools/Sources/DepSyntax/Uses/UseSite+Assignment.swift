import DepFacts
import DepModel
import SwiftSyntax

extension UseSite {
  /// The bytes of what a statement assigns to it; nil where none does, or where an operator such as
  /// `+=` reads it too.
  package var assignedValue: Range<Int>? {
    guard let list = node.parent?.as(ExprListSyntax.self),
      let sequence = list.parent?.as(SequenceExprSyntax.self),
      sequence.parent?.is(CodeBlockItemSyntax.self) == true, list.first?.id == node.id,
      let sign = list.dropFirst().first, sign.is(AssignmentExprSyntax.self),
      let value = list.dropFirst(2).first, let last = list.last,
      // These stand behind '=' and 'return' alone.
      !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self)
    else { return nil }
    return value.inner.lowerBound..<last.inner.upperBound
  }

  /// Whether a comment stands between it and what a statement assigns to it.
  var isAssignedBehindComment: Bool {
    guard assignedValue != nil, let list = node.parent?.as(ExprListSyntax.self) else {
      return false
    }
    return node.trailingTrivia.hasComment
      || list.dropFirst().prefix(2).contains { $0.leadingTrivia.hasComment }
      || list.dropFirst().first?.trailingTrivia.hasComment == true
  }
}

extension UseSite {
  /// Whether the code uses a member or an element of it, for which a type with `!` is unwrapped.
  ///
  /// Anything else may take it as an optional: an argument, a result, a pattern.
  package var isUnwrappedByUse: Bool {
    if let call = node.parent?.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.id == node.id
    }
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id
    else { return false }
    return !sdk.lists(access.declName.baseName.text, in: .optionalMembers)
  }

  /// Whether code binds it where it is there, or has something in its place where it is not:
  /// `guard let store = Store.shared`, `Store.shared ?? other`, `Store.shared == nil`.
  package var isAskedForNothing: Bool {
    if let clause = node.parent?.as(InitializerClauseSyntax.self) {
      return clause.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    guard let list = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = list.firstIndex(where: { $0.id == node.id }), list.indices.contains(index + 1),
      let sign = list[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return false }
    return sign == "??"
      || ["==", "!="].contains(sign) && list.indices.contains(index + 2)
        && list[index + 2].is(NilLiteralExprSyntax.self)
  }

  /// Whether `?` or `!` behind it says that there may be nothing.
  package var mayBeNil: Bool {
    node.parent?.is(OptionalChainingExprSyntax.self) == true
      || node.parent?.is(ForceUnwrapExprSyntax.self) == true
  }
}
