import DepModel
package import SwiftSyntax

/// The names that an expression refers to without a base.
package enum FreeNames {
  package static func of(_ node: some SyntaxProtocol) -> Set<String> {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  private final class Collector: SyntaxVisitor {
    package var names: Set<String> = []

    package override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isMember =
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
      if !isMember {
        names.insert(node.baseName.text)
      }
      return .visitChildren
    }
  }
}
