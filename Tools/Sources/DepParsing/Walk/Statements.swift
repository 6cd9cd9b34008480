internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Reads the statements of a function, closure or accessor.
  ///
  /// A single expression is what the body returns.
  mutating func walkBody(_ list: RawSyntax) {
    if let type = surroundings.returnType {
      walkItems(list, .written(type))
    } else {
      walkItems(list)
    }
  }

  /// Reads statements; the expectation is for a single expression.
  mutating func walkItems(_ list: RawSyntax, _ expectation: Expectation = .none) {
    guard let items = list.nodes else { return }
    bindLocalFunctions(items)
    let outer = surroundings.statements
    surroundings.statements = list
    let isSingle = items.count == 1
    for case let item? in items {
      guard let item = ItemNode.content(item) else { continue }
      walkItem(item, isSingle ? expectation : .none)
    }
    surroundings.statements = outer
  }

  /// Reads a block in a scope of its own.
  mutating func walkBlock(_ block: RawCodeBlockSyntax, _ expectation: Expectation = .none) {
    let mark = scopes.mark
    let isLocal = surroundings.isLocal
    surroundings.isLocal = true
    walkItems(block.statements.raw, expectation)
    surroundings.isLocal = isLocal
    scopes.leave(mark)
  }

  /// Local functions can be called above their declaration.
  private mutating func bindLocalFunctions(_ items: RawSyntaxBuffer) {
    guard surroundings.isLocal else { return }
    for case let item? in items {
      guard let item = ItemNode.content(item), item.kind == .functionDecl,
        let function = RawFunctionDeclSyntax(item)
      else { continue }
      bind(function.name)
    }
  }

  private mutating func walkItem(_ node: RawSyntax, _ expectation: Expectation) {
    switch node.kind {
    case .expressionStmt:
      guard let statement = RawExpressionStmtSyntax(node) else { return }
      walkExpression(statement.expression.raw, expectation)
    case .returnStmt:
      guard let expression = RawReturnStmtSyntax(node)?.expression else { return }
      let type = surroundings.returnType
      walkExpression(expression.raw, type.map { .written($0) } ?? .none)
    case .guardStmt, .whileStmt, .repeatStmt, .forStmt, .doStmt, .labeledStmt, .deferStmt,
      .throwStmt, .yieldStmt:
      walkStatement(node)
    case .ifConfigDecl: walkBranches(node)
    case .variableDecl, .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl,
      .protocolDecl, .extensionDecl, .importDecl, .typeAliasDecl, .macroExpansionDecl,
      .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl, .associatedTypeDecl,
      .macroDecl, .operatorDecl, .precedenceGroupDecl:
      walkDeclaration(node)
    default: walkExpression(node, expectation)
    }
  }

  private mutating func walkStatement(_ node: RawSyntax) {
    descend(at: node) { $0.readStatement(node) }
  }

  private mutating func readStatement(_ node: RawSyntax) {
    switch node.kind {
    case .guardStmt: walkGuard(node)
    case .whileStmt: walkWhile(node)
    case .repeatStmt:
      guard let statement = RawRepeatStmtSyntax(node) else { return }
      walkBlock(statement.body)
      walkExpression(statement.condition.raw)
    case .forStmt: walkFor(node)
    case .doStmt:
      guard let statement = RawDoStmtSyntax(node) else { return }
      walkBlock(statement.body)
      walkCatches(statement.catchClauses)
    case .labeledStmt:
      guard let statement = RawLabeledStmtSyntax(node) else { return }
      walkItem(statement.statement.raw, .none)
    case .deferStmt:
      guard let statement = RawDeferStmtSyntax(node) else { return }
      walkBlock(statement.body)
    case .throwStmt:
      guard let statement = RawThrowStmtSyntax(node) else { return }
      walkExpression(statement.expression.raw)
    case .yieldStmt: walkYield(node)
    default: break
    }
  }

  private mutating func walkYield(_ node: RawSyntax) {
    guard let yielded = RawYieldStmtSyntax(node)?.yieldedExpressions else { return }
    guard let clause = RawYieldedExpressionsClauseSyntax(yielded) else {
      walkExpression(yielded)
      return
    }
    for case let element? in clause.elements.layoutView.children {
      guard let element = RawYieldedExpressionSyntax(element) else { continue }
      walkExpression(element.expression.raw)
    }
  }

  /// Reads all branches of `#if`, whatever they hold.
  mutating func walkBranches(_ node: RawSyntax) {
    guard let conditional = RawIfConfigDeclSyntax(node) else { return }
    let flags = surroundings.flags
    surroundings.flags.insert(.inConditionalCode)
    for case let clause? in conditional.clauses.layoutView.children {
      guard let elements = RawIfConfigClauseSyntax(clause)?.elements else { continue }
      descend(at: elements) { $0.readBranch(elements) }
    }
    surroundings.flags = flags
  }

  private mutating func readBranch(_ elements: RawSyntax) {
    switch elements.kind {
    case .codeBlockItemList: walkItems(elements)
    case .memberBlockItemList: walkMembers(elements)
    case .switchCaseList: walkCases(elements, .none)
    case .attributeList:
      guard let attributes = RawAttributeListSyntax(elements) else { return }
      walkAttributes(attributes)
    default: walkExpression(elements)
    }
  }
}
