import DepSyntax
import SwiftSyntax

/// Braces on one line with one statement between them.
struct OneLineBlock {
  /// The statement.
  let content: Range<Int>
  /// The statement with the spaces to the brace behind it, and to what stands before it.
  let space: Range<Int>

  /// Nil where the expression is only a part of its statement, or the block has more lines.
  init?(around expression: FunctionCallExprSyntax, in source: ParsedSource) {
    var node = Syntax(expression)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      let isPassing =
        parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
        || parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
      guard isPassing else { return nil }
      node = parent
    }
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let block = list.parent, let open = node.previousToken(viewMode: .sourceAccurate),
      let close = node.nextToken(viewMode: .sourceAccurate), close.tokenKind == .rightBrace,
      !source.text(block).contains(where: \.isNewline)
    else { return nil }
    content = node.inner
    space = open.inner.upperBound..<close.inner.lowerBound
  }
}
