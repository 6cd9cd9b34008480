package import SwiftSyntax

/// A declaration in front of which a constant has to stand, because it has no capture list.
package struct LocalAnchor {
  package let declaration: DeclSyntax
  /// The block that holds it.
  package let block: CodeBlockItemListSyntax

  /// The first statement of the block that needs the constant: one that `needs` tells, the
  /// declaration, or what uses a local function that needs it, which may stand further down.
  package func firstStatement(
    where needs: (CodeBlockItemSyntax) -> Bool
  ) -> CodeBlockItemSyntax? {
    // A list's own 'filter' makes a list of its own, whose statements have other places.
    let statements = Array(block)
    var needing = Set(
      statements.filter { needs($0) || $0.position == declaration.position }.map(\.id))
    var names: Set<String> = []
    while true {
      let functions = statements.filter { needing.contains($0.id) }
        .compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.text }
      let added = Set(functions).subtracting(names)
      if added.isEmpty { return statements.first { needing.contains($0.id) } }
      names.formUnion(added)
      needing.formUnion(
        statements.filter { !names.isDisjoint(with: MemberSite.namesUsed(in: $0)) }.map(\.id))
    }
  }
}

extension UseSite {
  /// The `async let` around it, which no closure stands around.
  package var asynchronousConstant: LocalAnchor? { anchor(asynchronousDeclaration) }

  /// The local function around it that may outlive the call, which no closure stands around.
  package var keptFunction: LocalAnchor? {
    guard let local = surroundings.localDeclaration?.as(FunctionDeclSyntax.self),
      let anchor = anchor(DeclSyntax(local))
    else { return nil }
    let isSendable = local.attributes.names.contains("Sendable")
    return isSendable || KeptName.isKept(local.name.text, in: anchor.block) ? anchor : nil
  }

  private func anchor(_ declaration: DeclSyntax?) -> LocalAnchor? {
    guard let declaration,
      let block = declaration.parent?.parent?.as(CodeBlockItemListSyntax.self),
      surroundings.closures.allSatisfy({ $0.position >= declaration.position })
    else { return nil }
    return LocalAnchor(declaration: declaration, block: block)
  }

  private var asynchronousDeclaration: DeclSyntax? {
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
}

/// Whether a function is named without being called, or called in a closure.
private final class KeptName: SyntaxVisitor {
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

  static func isKept(_ name: String, in block: CodeBlockItemListSyntax) -> Bool {
    let finder = KeptName(name: name)
    finder.walk(block)
    return finder.isKept
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
