import DepModel
import DepSyntax
import SwiftSyntax

/// Finds where a body reads parameters, and where it gives their names another meaning.
final class ParameterReads: SyntaxVisitor {
  private let names: Set<String>
  private(set) var reads: [CollectedDefaults.Read] = []
  private(set) var redeclared: Set<String> = []

  init(of names: Set<String>, in body: CodeBlockSyntax) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard names.contains(name), !isMember(node), node.argumentNames == nil else {
      return .visitChildren
    }
    if node.baseName.text != "dependencies" {
      reads.append(.init(range: node.inner, name: name))
    }
    return .visitChildren
  }

  private func isMember(_ node: DeclReferenceExprSyntax) -> Bool {
    node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    redeclared.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    redeclared.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    redeclared.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    redeclared.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    redeclared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    redeclared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // What a macro makes of a name is not known.
    redeclared.formUnion(FreeNames.of(node))
    return .skipChildren
  }
}
