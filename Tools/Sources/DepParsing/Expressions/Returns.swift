@_spi(RawSyntax) internal import SwiftSyntax

/// Looks for `return` among statements, without looking into closures and local functions.
enum Returns {
  private static let depthLimit = 60

  /// Whether a statement before the last one holds a `return`.
  static func isBeforeLast(in list: RawSyntax) -> Bool {
    guard let items = list.nodes else { return false }
    for case let item? in items.dropLast() where holds(item, depth: 0) { return true }
    return false
  }

  private static func holds(_ node: RawSyntax, depth: Int) -> Bool {
    // What is too deep to be looked at may return.
    guard depth < depthLimit else { return true }
    switch node.kind {
    case .returnStmt: return true
    case .codeBlockItem, .codeBlockItemList, .codeBlock, .expressionStmt, .ifExpr, .switchExpr,
      .switchCaseList, .switchCase, .guardStmt, .whileStmt, .repeatStmt, .forStmt, .doStmt,
      .catchClauseList, .catchClause, .labeledStmt, .ifConfigDecl, .ifConfigClauseList,
      .ifConfigClause:
      guard let children = node.nodes else { return false }
      for case let child? in children where holds(child, depth: depth + 1) { return true }
      return false
    default: return false
    }
  }
}
