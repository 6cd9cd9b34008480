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
