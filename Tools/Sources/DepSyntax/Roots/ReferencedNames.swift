import SwiftSyntax

/// Collects the names that code refers to, with or without a base.
final class ReferencedNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ nodes: [Syntax]) -> Set<String> {
    let collector = ReferencedNames(viewMode: .sourceAccurate)
    for node in nodes { collector.walk(node) }
    return collector.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.plainName)
    return .skipChildren
  }

  /// A capture without a value refers to what it names.
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.plainName)
    return .visitChildren
  }
}
