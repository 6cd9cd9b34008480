import SwiftSyntax

/// What the conditions of `#if` ask for.
package struct BuildConditions: Hashable {
  /// Whether one is just `os(macOS)`.
  package private(set) var askForMac = false
  /// Whether one asks for another platform, a module or a compiler.
  package private(set) var askForPlatform = false
  /// Whether one asks for a flag besides `DEBUG`, which may stand for a target.
  package private(set) var askForOtherFlags = false

  /// Notes the condition of a branch, and of those before it, which did not hold.
  mutating func note(_ clause: IfConfigClauseSyntax) {
    let clauses = clause.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? [clause]
    for other in clauses {
      let isOwn = other.id == clause.id
      if isOwn, other.condition?.trimmedDescription == "os(macOS)" {
        askForMac = true
      } else if let condition = other.condition {
        note(condition)
      }
      if isOwn { break }
    }
  }

  private mutating func note(_ condition: ExprSyntax) {
    if condition.is(FunctionCallExprSyntax.self) {
      askForPlatform = true
    } else if let name = condition.as(DeclReferenceExprSyntax.self) {
      if name.baseName.text != "DEBUG" { askForOtherFlags = true }
    } else {
      for child in condition.children(viewMode: .sourceAccurate) {
        if let inner = child.as(ExprSyntax.self) {
          note(inner)
        } else if let list = child.as(ExprListSyntax.self) {
          list.forEach { note($0) }
        } else if let tuple = child.as(LabeledExprListSyntax.self) {
          tuple.forEach { note($0.expression) }
        }
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
