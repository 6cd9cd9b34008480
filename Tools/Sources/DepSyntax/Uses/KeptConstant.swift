package import SwiftSyntax

/// A local constant that holds a singleton, where code asks one member of it and nothing else:
/// `let center = UNUserNotificationCenter.current()`, then `center.add(request)`.
package struct KeptConstant {
  /// The member, with the call if it is one.
  package let member: UseSite
  /// As the facts write it: `add(_:)`.
  package let name: String
  /// The statement that is not needed any more.
  package let declaration: CodeBlockItemSyntax

  package init?(of site: UseSite) {
    guard let access = LocalAlias.onlyMember(of: site.node, site.sdk),
      let declaration = LocalAlias.declaration(of: site.node), !declaration.containsComment,
      !declaration.leadingTrivia.hasComment, !declaration.trailingTrivia.hasComment
    else { return nil }
    var node = ExprSyntax(access)
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    {
      node = ExprSyntax(call)
    }
    let next = node.parent?.as(MemberAccessExprSyntax.self).flatMap {
      $0.base?.id == node.id ? $0 : nil
    }
    self.declaration = declaration
    name = Chains.component(of: access)
    member = UseSite(
      source: site.source, node: node, next: next.map(Chains.component),
      isMutated: next.map { Chains.isChanged($0, site.sdk) } == true, sdk: site.sdk)
  }
}
