import SwiftSyntax

/// Whether the initializers of a type write `self.` before what they assign where they need not.
package enum AssignmentHabit {
  /// Where no initializer tells, what the other code of the type does.
  package static func writesSelf(in shape: TypeShape) -> Bool {
    let names = Set(shape.storedProperties.map(\.name))
    var explicit = 0
    var bare = 0
    for site in shape.initializers {
      let parameters = Set(site.parameterSites.map(\.name))
      for target in targets(in: site) {
        if let member = target.as(MemberAccessExprSyntax.self),
          member.base?.trimmedDescription == "self"
        {
          explicit += parameters.contains(member.declName.baseName.text) ? 0 : 1
        } else if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
          bare += names.contains(name) ? 1 : 0
        }
      }
    }
    return explicit == bare ? SelfHabit.isExplicit(in: shape) : explicit > bare
  }

  /// What the statements of a body assign to.
  private static func targets(in site: InitializerSite) -> [ExprSyntax] {
    guard let body = site.node.body else { return [] }
    return body.statements.compactMap { statement in
      guard let sequence = statement.item.as(SequenceExprSyntax.self),
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { return nil }
      return sequence.elements.first
    }
  }
}
