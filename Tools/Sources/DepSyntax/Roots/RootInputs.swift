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

  /// Where its name stands.
  package var position: SourcePosition { source.position(at: node.name.inner.lowerBound) }
}
