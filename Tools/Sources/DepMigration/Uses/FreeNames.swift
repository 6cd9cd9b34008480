import SwiftSyntax

/// The names that an expression refers to without a base.
enum FreeNames {
  static func of(_ node: some SyntaxProtocol) -> Set<String> {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  private final class Collector: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
        names.insert(node.baseName.text)
      }
      return .visitChildren
    }
  }
}
