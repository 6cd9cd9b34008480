import SwiftSyntax

/// Functions inside of functions, which keep the object alive when they are kept.
enum LocalFunction {
  /// The local function around a place that may outlive the call; nil for none.
  ///
  /// A local function has no capture list: a constant in front of it is captured instead.
  static func thatKeeps(_ use: HiddenUse, _ shape: TypeShape) -> DeclSyntax? {
    guard !shape.isStruct, !use.isInInitializer, !use.isShadowed,
      let local = use.surroundings.localDeclaration?.as(FunctionDeclSyntax.self),
      let block = local.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
        ?? local.parent?.parent?.as(CodeBlockItemListSyntax.self),
      use.surroundings.closures.allSatisfy({ $0.position >= local.position })
    else { return nil }
    if local.attributes.names.contains("Sendable") { return DeclSyntax(local) }
    let finder = Finder(name: local.name.text)
    finder.walk(block)
    return finder.isKept ? DeclSyntax(local) : nil
  }

  /// Whether a function is named without being called, or called in a closure.
  private final class Finder: SyntaxVisitor {
    let name: String
    var isKept = false

    init(name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
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
