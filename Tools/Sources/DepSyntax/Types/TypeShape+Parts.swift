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
