import SwiftSyntax

extension ParsedSource {
  /// The modules whose internal declarations the file sees: `@testable import Kit`.
  package var testableImports: Set<String> {
    let finder = TestableImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.modules
  }
}

private final class TestableImportFinder: SyntaxVisitor {
  var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.names.contains("testable"), let module = node.path.first {
      modules.insert(module.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
