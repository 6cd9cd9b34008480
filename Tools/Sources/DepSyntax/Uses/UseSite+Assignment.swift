import SwiftSyntax

extension UseSite {
  /// The bytes of what a statement assigns to it; nil where none does, or where an operator such as
  /// `+=` reads it too.
  package var assignedValue: Range<Int>? {
    guard let list = node.parent?.as(ExprListSyntax.self),
      let sequence = list.parent?.as(SequenceExprSyntax.self),
      sequence.parent?.is(CodeBlockItemSyntax.self) == true, list.first?.id == node.id,
      let sign = list.dropFirst().first, sign.is(AssignmentExprSyntax.self),
      let value = list.dropFirst(2).first, let last = list.last
    else { return nil }
    return value.inner.lowerBound..<last.inner.upperBound
  }
}

extension UseSite {
  /// Whether the code unwraps it, or asks whether it is nil.
  package var isTreatedAsOptional: Bool {
    guard let parent = node.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      || parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      return true
    }
    guard let list = parent.as(ExprListSyntax.self) else { return false }
    return list.contains { element in
      ["??", "==", "!="].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text)
    }
  }
}
