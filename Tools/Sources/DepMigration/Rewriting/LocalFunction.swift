import DepModel
package import DepSyntax
package import SwiftSyntax

/// Functions inside of functions, which keep the object alive when they are kept.
package enum LocalFunction {
  /// A declaration in front of which a constant has to stand, with the block that holds it.
  package struct Anchor {
    package var declaration: DeclSyntax
    package var block: CodeBlockItemListSyntax
  }

  /// The declaration around a place that may outlive the call; nil for none.
  ///
  /// Local functions and `async let` have no capture list: they capture a constant instead.
  package static func thatKeeps(_ use: HiddenUse, _ shape: TypeShape) -> Anchor? {
    guard !shape.isStruct, !use.isInInitializer, !use.isShadowed else { return nil }
    if shape.isClass, let variable = asynchronous(around: use.found.node),
      let block = variable.block,
      use.surroundings.closures.allSatisfy({ $0.position >= variable.position })
    {
      return Anchor(declaration: variable, block: block)
    }
    guard let local = use.surroundings.localDeclaration?.as(FunctionDeclSyntax.self),
      let block = DeclSyntax(local).block,
      use.surroundings.closures.allSatisfy({ $0.position >= local.position })
    else { return nil }
    let finder = Finder(name: local.name.text)
    if !local.attributes.names.contains("Sendable") {
      finder.walk(block)
      if !finder.isKept { return nil }
    }
    return Anchor(declaration: DeclSyntax(local), block: block)
  }

  /// The `async let` around an expression.
  private static func asynchronous(around node: ExprSyntax) -> DeclSyntax? {
    var current = node.parent
    while let parent = current, !parent.is(MemberBlockItemSyntax.self) {
      if let variable = parent.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.text == "async" })
      {
        return DeclSyntax(variable)
      }
      current = parent.parent
    }
    return nil
  }

  /// Whether a function is named without being called, or called in a closure.
  private final class Finder: SyntaxVisitor {
    package let name: String
    package var isKept = false

    package init(name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    package override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.baseName.text == name else { return .visitChildren }
      if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id {
        return .visitChildren
      }
      let isCalled =
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(
          DeclReferenceExprSyntax.self)?.id == node.id
      if !isCalled || isInClosure(node) { isKept = true }
      return .visitChildren
    }

    private func isInClosure(_ node: DeclReferenceExprSyntax) -> Bool {
      var current = node.parent
      while let parent = current {
        if parent.is(ClosureExprSyntax.self) { return true }
        if parent.is(MemberBlockItemSyntax.self) { return false }
        current = parent.parent
      }
      return false
    }
  }
}

extension DeclSyntax {
  /// The statements that a local declaration is one of.
  fileprivate var block: CodeBlockItemListSyntax? {
    parent?.parent?.as(CodeBlockItemListSyntax.self)
  }
}
