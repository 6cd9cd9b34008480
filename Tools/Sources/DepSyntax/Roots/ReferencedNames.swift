import SwiftSyntax

/// Collects the names that code refers to, with or without a base.
final class ReferencedNames: SyntaxVisitor {
  private var names: Set<String> = []
  private var gone: Set<SyntaxIdentifier> = []

  /// Arguments that go are not read.
  static func of(_ nodes: [Syntax], without gone: Set<SyntaxIdentifier> = []) -> Set<String> {
    let collector = ReferencedNames(viewMode: .sourceAccurate)
    collector.gone = gone
    for node in nodes { collector.walk(node) }
    return collector.names
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    gone.contains(node.id) ? .skipChildren : .visitChildren
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
