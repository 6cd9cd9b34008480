import SwiftSyntax

extension StoredProperty {
  /// The members for which code of a type asks what its property holds; nil where some code uses
  /// that as a whole, or may do so from outside.
  package func membersAsked(in shape: TypeShape) -> Set<String>? {
    guard isPrivate, !hasAttributes else { return nil }
    var members: Set<String> = []
    for part in [shape.declaration] + shape.extensions {
      for token in part.members.tokens(viewMode: .sourceAccurate)
      where token.tokenKind == .identifier(name)
        && token.parent?.is(DeclReferenceExprSyntax.self) == true
      {
        // Another object may be one of this type as well.
        guard token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period,
          case .identifier(let member) = token.nextToken(viewMode: .sourceAccurate)?
            .nextToken(viewMode: .sourceAccurate)?.tokenKind
        else { return nil }
        members.insert(member)
      }
    }
    return members
  }
}

extension UseSite {
  /// What is asked of an object where it is made, or of the constant that keeps it.
  package var membersAsked: Set<RequiredMember>? {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id
    else { return membersOfConstant }
    return [RequiredMember(name: access.declName.baseName.text, isWritten: false)]
  }
}
