import SwiftSyntax

/// Where the body of an initializer reads some of its parameters.
package struct ParameterReads {
  package struct Read: Hashable {
    package let range: Range<Int>
    package let name: String
  }

  package let reads: [Read]
  /// The names that mean something else in a part of the body.
  package let redeclared: Set<String>
}

extension InitializerSite {
  /// The reads of the parameters with these names; nil for no body.
  package func reads(of names: Set<String>) -> ParameterReads? {
    guard let body else { return nil }
    let finder = ParameterReadFinder(of: names)
    finder.walk(body)
    return ParameterReads(reads: finder.reads, redeclared: finder.names)
  }
}

private final class ParameterReadFinder: BoundNameCollector {
  private let parameters: Set<String>
  private(set) var reads: [ParameterReads.Read] = []

  init(of names: Set<String>) {
    parameters = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard parameters.contains(name), !isMember(node), node.argumentNames == nil else {
      return .visitChildren
    }
    reads.append(.init(range: node.inner, name: name))
    return .visitChildren
  }

  private func isMember(_ node: DeclReferenceExprSyntax) -> Bool {
    node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // What a macro makes of a name is not known.
    names.formUnion(FreeNames.of(node))
    return .skipChildren
  }
}
