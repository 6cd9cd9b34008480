package import SwiftSyntax

/// A static member of a `Dependencies` that makes a default.
package struct DefaultDeclaration {
  package let name: DefaultName
  package let node: MemberBlockItemSyntax
  package let source: ParsedSource

  package var range: Range<Int> { node.inner }

  /// Whether other modules see it.
  package var isExported: Bool { node.decl.isExported }

  /// Whether only its file or its type sees it.
  package var isPrivate: Bool {
    node.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text)
    } == true
  }

  /// The name, in bytes.
  package var nameRange: Range<Int>? {
    node.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.inner
  }

  /// Those that a part of a `Dependencies` declares, in order.
  package static func all(in part: TypeShape.Part) -> [DefaultDeclaration] {
    // An array: a filtered list of nodes would stand in a tree of its own.
    Array(part.members.members).compactMap { item in
      guard let variable = item.decl.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.text == "static" }),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
          .flatMap({ DefaultName(rawValue: $0.identifier.text) })
      else { return nil }
      return DefaultDeclaration(name: name, node: item, source: part.source)
    }
  }
}
