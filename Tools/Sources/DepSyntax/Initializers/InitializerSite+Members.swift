import SwiftSyntax

extension InitializerSite {
  /// The names of what may be members of the object that its body reads or calls before it ends:
  /// `setUp`, and `name` in `self.name`; what closures do later is not among them.
  package var namesOfMembers: Set<String> {
    guard let body else { return [] }
    return Set(
      body.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard case .identifier(let name) = token.tokenKind,
          token.parent?.is(DeclReferenceExprSyntax.self) == true, runsAtOnce(token, in: body)
        else { return nil }
        let before = token.previousToken(viewMode: .sourceAccurate)
        guard before?.tokenKind == .period else { return member.binds(name) ? nil : name }
        let base = before?.previousToken(viewMode: .sourceAccurate)
        return base?.tokenKind == .keyword(.self) ? name : nil
      })
  }

  private func runsAtOnce(_ token: TokenSyntax, in body: CodeBlockSyntax) -> Bool {
    var node = token.parent
    while let current = node, current.id != body.id {
      if current.is(ClosureExprSyntax.self) || current.is(MacroExpansionExprSyntax.self) {
        return false
      }
      node = current.parent
    }
    return true
  }
}
