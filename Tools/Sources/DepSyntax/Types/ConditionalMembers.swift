package import SwiftSyntax

/// Members that stand in branches of `#if`.
package enum ConditionalMembers {
  /// The members of a block, with those in branches of `#if`.
  package static func all(in members: MemberBlockItemListSyntax) -> [(
    DeclSyntax, isConditional: Bool
  )] {
    members.flatMap { item -> [(DeclSyntax, isConditional: Bool)] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [(item.decl, false)] }
      return block.clauses.flatMap { clause in
        declarations(in: clause).map { ($0, !isAlwaysTrue(clause)) }
      }
    }
  }

  /// The members of a branch, with those of branches inside of it.
  package static func declarations(in clause: IfConfigClauseSyntax) -> [DeclSyntax] {
    guard case .decls(let members) = clause.elements else { return [] }
    return all(in: members).map(\.0)
  }

  /// Whether every compiler that can build the result takes the branch.
  package static func isAlwaysTrue(_ clause: IfConfigClauseSyntax) -> Bool {
    guard clause.poundKeyword.text == "#if", let condition = clause.condition?.trimmedDescription
    else { return false }
    return ["swift(>=", "compiler(>="].contains { prefix in
      guard condition.hasPrefix(prefix) else { return false }
      return ["4", "5"].contains { condition.dropFirst(prefix.count).hasPrefix($0) }
    }
  }
}

extension ParsedSource {
  /// Whether only some builds have what is declared at a place: it stands in a branch of `#if`.
  package func isConditional(at offset: Int) -> Bool {
    var node = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self),
        !ConditionalMembers.isAlwaysTrue(clause)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
