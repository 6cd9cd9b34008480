import SwiftSyntax

extension TypeShape.Part {
  /// The declaration or extension, in bytes.
  package var range: Range<Int> { node.inner }

  /// The static members, in bytes each.
  package var staticMembers: [Range<Int>] {
    members.members.lazy.filter { item in
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.contains { $0.name.text == "static" } == true
    }.map(\.inner)
  }
}

extension TypeShape {
  /// Whether it is Sendable by its own word, which the compiler does not check.
  package var isUncheckedSendable: Bool {
    ([declaration] + extensions).contains { part in
      let group = part.node.asProtocol((any DeclGroupSyntax).self)
      return group?.inheritanceClause?.inheritedTypes.contains {
        $0.type.as(AttributedTypeSyntax.self)?.attributes.contains {
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "unchecked"
        } == true
      } == true
    }
  }
}
