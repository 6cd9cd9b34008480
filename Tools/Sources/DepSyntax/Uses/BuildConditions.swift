import SwiftSyntax

/// What the conditions of `#if` ask for.
package struct BuildConditions: Hashable {
  /// Whether one asks for a platform, a module or a compiler: `os(macOS)`.
  package private(set) var askForPlatform = false
  /// Whether one asks for a flag besides `DEBUG`, which may stand for a target.
  package private(set) var askForOtherFlags = false

  /// Notes the condition of a branch, and of those before it, which did not hold.
  mutating func note(_ clause: IfConfigClauseSyntax) {
    let clauses = clause.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? [clause]
    for other in clauses {
      if let condition = other.condition { note(condition) }
      if other.id == clause.id { break }
    }
  }

  private mutating func note(_ condition: ExprSyntax) {
    for token in condition.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      if token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen {
        askForPlatform = true
      } else if name != "DEBUG" {
        askForOtherFlags = true
      }
    }
  }
}

extension ParsedSource {
  /// Whether only some builds import a module here.
  package var importsConditionally: Bool {
    tree.statements.contains { item in
      item.item.as(IfConfigDeclSyntax.self)?.tokens(viewMode: .sourceAccurate)
        .contains { $0.tokenKind == .keyword(.import) } == true
    }
  }
}
