import SwiftSyntax

/// Which names of the file level code of a type uses.
extension TypeShape {
  /// Whether code of the type means a variable or function outside of it by this name.
  package func namesFreely(_ name: String) -> Bool {
    ([declaration] + extensions).contains { part in
      hasToken(name, in: part.members) && FreeNames.of(part.members).contains(name)
        && !BoundNames.of(part.members).contains(name)
    }
  }

  /// Whether code of the type names a type so.
  package func namesType(_ name: String) -> Bool {
    ([declaration] + extensions).contains { hasToken(name, in: $0.members) }
  }

  /// Whether a protocol declares an associated type so, or says what that of another one is.
  package func constrainsType(_ name: String) -> Bool {
    let clause = declaration.node.as(ProtocolDeclSyntax.self)?.genericWhereClause
    let isNamed =
      clause?.tokens(viewMode: .sourceAccurate).contains { token in
        if case .identifier(name) = token.tokenKind { true } else { false }
      } == true
    return isNamed
      || declaration.members.members.contains {
        $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text == name
      }
  }

  private func hasToken(_ name: String, in members: MemberBlockSyntax) -> Bool {
    members.tokens(viewMode: .sourceAccurate).contains {
      if case .identifier(name) = $0.tokenKind { true } else { false }
    }
  }
}
