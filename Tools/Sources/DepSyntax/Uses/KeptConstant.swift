package import SwiftSyntax

/// A local constant that holds a singleton, where code asks members of it and nothing else:
/// `let center = UNUserNotificationCenter.current()`, then `center.add(request)`.
package struct KeptConstant {
  package struct Member {
    /// The member, with the call if it is one.
    package let site: UseSite
    /// As the facts write it: `add(_:)`.
    package let name: String
  }

  /// In the order of the source.
  package let members: [Member]
  /// The statement that is not needed any more.
  package let declaration: CodeBlockItemSyntax

  package init?(of site: UseSite) {
    let places = LocalAlias.places(of: site.node, site.sdk)
    guard !places.isEmpty, let declaration = LocalAlias.declaration(of: site.node),
      !declaration.containsComment,
      !declaration.leadingTrivia.hasComment, !declaration.trailingTrivia.hasComment
    else { return nil }
    self.declaration = declaration
    members = places.map {
      Member(site: Self.site(of: $0, like: site), name: Chains.component(of: $0))
    }
  }

  private static func site(of access: MemberAccessExprSyntax, like site: UseSite) -> UseSite {
    var node = ExprSyntax(access)
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    {
      node = ExprSyntax(call)
    }
    let next = node.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.base?.id == node.id ? $0 : nil
    }
    return UseSite(
      source: site.source, node: node, next: next.map(Chains.component),
      isMutated: next.map { Chains.isChanged($0, site.sdk) } == true, sdk: site.sdk)
  }
}
