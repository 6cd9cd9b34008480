package import SwiftSyntax

/// The names that a piece of code binds: parameters, variables, patterns, local functions.
package enum BoundNames {
  package static func of(_ node: some SyntaxProtocol) -> Set<String> {
    let collector = BoundNameCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }
}

/// Collects the names that the code it walks binds.
class BoundNameCollector: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let isMember =
      node.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    if !isMember { names.insert(node.identifier.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) == true { names.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(InitializerSite.innerName(node))
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
