import SwiftSyntax

extension InitializerSite {
  /// The names of what may be members of the object that its body reads or calls before it ends.
  package var namesOfMembers: Set<String> { member.namesOfMembers }
}

extension MemberSite {
  /// The names of what may be members of the object that its code reads or calls before it ends:
  /// `setUp`, and `name` in `self.name`; what closures do later is not among them.
  package var namesOfMembers: Set<String> {
    Set(
      node.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard case .identifier(let name) = token.tokenKind,
          token.parent?.is(DeclReferenceExprSyntax.self) == true, runsAtOnce(token)
        else { return nil }
        let before = token.previousToken(viewMode: .sourceAccurate)
        guard before?.tokenKind == .period else { return binds(name) ? nil : name }
        let base = before?.previousToken(viewMode: .sourceAccurate)
        return base?.tokenKind == .keyword(.self) ? name : nil
      })
  }

  private func runsAtOnce(_ token: TokenSyntax) -> Bool {
    var above = token.parent
    while let current = above, current.id != node.id {
      if current.is(ClosureExprSyntax.self) || current.is(MacroExpansionExprSyntax.self) {
        return false
      }
      above = current.parent
    }
    return true
  }
}

extension TypeShape {
  /// The name of a method and those of the members that only it reaches.
  package func namesReachedOnly(from method: String) -> Set<String> {
    let members = ([declaration] + extensions).flatMap { part in
      part.members.members.map { MemberSite($0.decl) }
    }
    let used = members.map { (names: Set($0.declaredNames), uses: $0.namesOfMembers) }
    let declared = used.filter { !$0.names.isEmpty }
    var reached: Set = [method]
    while true {
      let candidates = declared.filter { !$0.names.isDisjoint(with: reached) }
        .reduce(into: Set<String>()) { $0.formUnion($1.uses) }.subtracting(reached)
      let others = used.filter { $0.names.isDisjoint(with: reached) }
      let next = candidates.filter { name in
        declared.contains { $0.names.contains(name) }
          && !others.contains { !$0.names.contains(name) && $0.uses.contains(name) }
      }
      if next.isEmpty { return reached }
      reached.formUnion(next)
    }
  }

  /// The names of the members that its initializers, or others that call these, reach.
  ///
  /// `others` are members that other code calls then.
  package func namesReachedByInitializers(and others: Set<String> = []) -> Set<String> {
    let members = ([declaration] + extensions).flatMap { part in
      part.members.members.map { MemberSite($0.decl) }
    }
    var reached = initializers.reduce(into: others) { $0.formUnion($1.namesOfMembers) }
    var open = reached
    while !open.isEmpty {
      let next = members.filter { !open.isDisjoint(with: $0.declaredNames) }
        .reduce(into: Set<String>()) { $0.formUnion($1.namesOfMembers) }
      open = next.subtracting(reached)
      reached.formUnion(next)
    }
    return reached
  }
}

extension InitializerSite {
  /// The labels of the closures at the end, before which a parameter for the dependencies is added.
  package var labelsOfLastClosures: [String] {
    parameters.reversed().prefix(while: Self.isClosure).map { $0.firstName.text }
  }
}
