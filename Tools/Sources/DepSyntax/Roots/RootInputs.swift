package import DepFacts
package import SwiftSyntax

/// The `Dependencies` of a composition root: what it is given from outside.
package struct RootInputs {
  package let node: StructDeclSyntax
  package let source: ParsedSource

  init(_ node: StructDeclSyntax, source: ParsedSource) {
    self.node = node
    self.source = source
  }

  /// Whether it writes an initializer, so that a new field needs a new parameter.
  package var hasInitializer: Bool {
    node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
  }

  /// The fields that can be taken out: each declared by itself, without a written initializer.
  package var removable: Set<String> {
    guard !hasInitializer else { return [] }
    return Set(
      node.memberBlock.members.compactMap { item in
        item.decl.declaredNames.count == 1 ? item.decl.declaredNames.first : nil
      })
  }

  /// Where its name stands.
  package var position: SourcePosition { source.position(at: node.name.inner.lowerBound) }
}
