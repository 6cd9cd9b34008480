import SwiftSyntax

/// Collects the names whose values an expression needs before it has one of its own: not those in
/// the bodies of closures, but those that closures capture.
enum EagerNames {
  static func of(_ node: some SyntaxProtocol) -> Set<String> {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  private final class Collector: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      for item in node.signature?.capture?.items ?? [] {
        if let value = item.initializer?.value {
          walk(value)
        } else {
          names.insert(item.name.plainName)
        }
      }
      return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base else { return .skipChildren }
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        names.insert(node.declName.baseName.plainName)
      }
      walk(base)
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.baseName.plainName)
      return .skipChildren
    }
  }
}
