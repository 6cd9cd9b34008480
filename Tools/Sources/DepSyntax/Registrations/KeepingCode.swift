import DepFacts
import SwiftSyntax

/// Finds the functions of a container that keep what they make.
///
/// To keep an object is to assign what a call gave to something that outlives the call.
struct KeepingCode {
  let project: ProjectTrees

  /// Whether code of a type does, besides its initializers.
  func keeps(_ type: Int) -> Bool {
    guard let shape = TypeShape(type, in: project) else { return false }
    return ([shape.declaration] + shape.extensions).contains { part in
      part.members.members.contains { item in
        if item.decl.modifierNames.contains("lazy") { return true }
        return !item.decl.is(InitializerDeclSyntax.self) && keeps(item.decl)
      }
    }
  }

  /// Whether a function does that the facts name.
  func keeps(_ member: MemberFact, file: Int) -> Bool {
    guard let source = project.source(file) else { return false }
    var node = source.tree.token(
      at: AbsolutePosition(utf8Offset: Int(member.position.offset)))?.parent
    while let current = node {
      if current.is(FunctionDeclSyntax.self) { return keeps(current) }
      if current.is(InitializerDeclSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  private func keeps(_ node: some SyntaxProtocol) -> Bool {
    let finder = AssignmentFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.keeps
  }

  private final class AssignmentFinder: SyntaxVisitor {
    var keeps = false
    /// The constants that hold what a call gave.
    private var made: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern, node.initializer)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern, node.initializer)
    }

    private func note(
      _ pattern: PatternSyntax, _ value: InitializerClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      if let value, value.tokens(viewMode: .sourceAccurate).contains(where: isCall) {
        made.insert(pattern.trimmedDescription)
      }
      return .visitChildren
    }

    private func isCall(_ token: TokenSyntax) -> Bool {
      token.tokenKind == .leftParen && token.parent?.is(FunctionCallExprSyntax.self) == true
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else {
        return .visitChildren
      }
      let reference = elements[2].as(DeclReferenceExprSyntax.self)?.baseName.text
      if elements[2].is(FunctionCallExprSyntax.self) || reference.map(made.contains) == true {
        keeps = true
      }
      return .visitChildren
    }
  }
}
