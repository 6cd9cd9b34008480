import DepMigration
import DepSyntax
import SwiftSyntax

extension DependenciesAccess.Capture {
  /// Adds the property that holds the dependencies to what the closure captures.
  func insert(_ property: String, in source: ParsedSource, _ edits: inout EditList) {
    let closure = closure.node
    let item = isThroughSelf ? "\(property) = self.\(property)" : property
    guard let signature = closure.signature else {
      edits.insert(
        " [\(item)] in",
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
          item, at: list.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset, in: source)
        return
      }
      let text = last.trailingComma == nil ? ", \(item)" : " \(item)"
      edits.insert(text, at: last.inner.upperBound, in: source)
      return
    }
    let start =
      signature.parameterClause.map { $0.positionAfterSkippingLeadingTrivia }
      ?? signature.effectSpecifiers?.positionAfterSkippingLeadingTrivia
      ?? signature.returnClause?.positionAfterSkippingLeadingTrivia
      ?? signature.inKeyword.positionAfterSkippingLeadingTrivia
    edits.insert("[\(item)] ", at: start.utf8Offset, in: source)
  }
}
