import DepMigration
import DepSyntax
import SwiftSyntax

extension ClosureReach {
  /// Adds an item to what a closure captures.
  static func insert(
    _ capture: Capture, in source: ParsedSource, _ edits: inout EditList
  ) {
    let closure = capture.closure
    guard let signature = closure.signature else {
      edits.insert(
        " [\(capture.item)] in",
        at: closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, in: source)
      if closure.leftBrace.trailingTrivia.isEmpty,
        closure.statements.first?.leadingTrivia.isEmpty
          == true
      {
        edits.insert(
          " ", at: closure.leftBrace.endPosition.utf8Offset, in: source)
      }
      return
    }
    if let list = signature.capture {
      guard let last = list.items.last else {
        edits.insert(
          capture.item, at: list.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset, in: source)
        return
      }
      let text = last.trailingComma == nil ? ", \(capture.item)" : " \(capture.item)"
      edits.insert(text, at: last.inner.upperBound, in: source)
      return
    }
    let start =
      signature.parameterClause.map { $0.positionAfterSkippingLeadingTrivia }
      ?? signature.effectSpecifiers?.positionAfterSkippingLeadingTrivia
      ?? signature.returnClause?.positionAfterSkippingLeadingTrivia
      ?? signature.inKeyword.positionAfterSkippingLeadingTrivia
    edits.insert("[\(capture.item)] ", at: start.utf8Offset, in: source)
  }
}
