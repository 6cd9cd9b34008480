import SwiftSyntax

extension UseSite {
  /// The property of a local object to which the value is assigned, and nothing else:
  /// `screen.model = resolve()`.
  ///
  /// `object` is what makes the object, or the type that is written for it; nil where neither is
  /// known.
  package func assignedMember(
    makesItself: @escaping (_ call: String) -> Bool
  ) -> (object: String, name: String)? {
    guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3,
      list.last?.id == node.id, list.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let target = list.first?.as(MemberAccessExprSyntax.self), let base = target.base,
      base.is(DeclReferenceExprSyntax.self), target.declName.argumentNames == nil
    else { return nil }
    return base.type(makesItself: makesItself).map { ($0, target.declName.baseName.text) }
  }
}
