internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// What an expression makes, by its form.
  mutating func shape(of node: RawSyntax) -> ValueShape {
    let node = ExpressionShape.through(node)
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr, .arrayExpr, .dictionaryExpr:
      return ValueShape(kind: .literal)
    case .prefixOperatorExpr:
      guard let inner = RawPrefixOperatorExprSyntax(node)?.expression.raw.kind else { break }
      let isNumber = inner == .integerLiteralExpr || inner == .floatLiteralExpr
      return ValueShape(kind: isNumber ? .literal : .other)
    case .closureExpr: return ValueShape(kind: .closure)
    case .sequenceExpr: return shapeOfCast(node)
    default:
      if ExpressionShape.isChain(node) { return shapeOfChain(node) }
    }
    return ValueShape(kind: .other)
  }

  /// What the body of a function, getter or closure returns, if it returns in one place.
  mutating func shape(ofBody list: RawSyntax) -> ValueShape? {
    guard let items = list.nodes, let last = items.last, let last,
      let item = RawCodeBlockItemSyntax(last)?.item
    else { return nil }
    if let statement = RawReturnStmtSyntax(item) {
      guard let expression = statement.expression?.raw else { return nil }
      if items.count > 1, Returns.isBeforeLast(in: list) { return nil }
      return shape(of: resolved(expression, in: items))
    }
    guard items.count == 1 else { return nil }
    if let statement = RawExpressionStmtSyntax(item) {
      return shape(of: statement.expression.raw)
    }
    return RawExprSyntax.isKindOf(item) ? shape(of: item) : nil
  }

  private mutating func shapeOfCast(_ node: RawSyntax) -> ValueShape {
    guard let elements = RawSequenceExprSyntax(node)?.elements.layoutView.children,
      elements.count == 3, let value = elements[0], elements[1]?.kind == .unresolvedAsExpr,
      let type = elements[2].flatMap({ RawTypeExprSyntax($0) })
    else { return ValueShape(kind: .other) }
    var result = shape(of: value)
    result.castType = TypeText.of(type.type.raw)
    return result
  }

  private mutating func shapeOfChain(_ node: RawSyntax) -> ValueShape {
    let chain = readChain(node)
    defer { drop(chain) }
    let last = links.count > chain.mark ? links[chain.mark] : .member("")
    if links.count == chain.mark + 1, case .call = last {
      if let closure = RawClosureExprSyntax(ExpressionShape.through(chain.leaf)) {
        return shapeOfResult(closure)
      }
      if chain.leaf.kind == .arrayExpr || chain.leaf.kind == .dictionaryExpr {
        return ValueShape(kind: .literal)
      }
    }
    if chain.isMetatype { return ValueShape(kind: .other) }
    if Self.isLiteral(chain.leaf) { return ValueShape(kind: .literal) }
    switch last {
    case .subscripting, .conditional: return ValueShape(kind: .other)
    case .call:
      _ = spell(chain)
      return ValueShape(kind: .call, path: spelling.components)
    case .member:
      _ = spell(chain)
      return ValueShape(kind: .reference, path: spelling.components)
    }
  }

  /// Whether it is a literal that holds nothing but literals: methods of one give a value.
  private static func isLiteral(_ node: RawSyntax) -> Bool {
    let node = ExpressionShape.through(node)
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr:
      return true
    case .arrayExpr:
      return RawArrayExprSyntax(node)?.elements.raw.nodes?.allSatisfy { element in
        element.flatMap { RawArrayElementSyntax($0) }.map { isLiteral($0.expression.raw) } == true
      } == true
    default: return false
    }
  }

  /// What a closure makes that is called at once.
  private mutating func shapeOfResult(_ closure: RawClosureExprSyntax) -> ValueShape {
    guard let items = closure.statements.raw.nodes, let last = items.last, let last,
      let item = RawCodeBlockItemSyntax(last)?.item
    else { return ValueShape(kind: .other, isClosureResult: true) }
    var value: RawSyntax?
    if let statement = RawReturnStmtSyntax(item) {
      value = (statement.expression?.raw).map { resolved($0, in: items) }
    } else if items.count == 1, RawExprSyntax.isKindOf(item) {
      value = item
    }
    var result = value.map { shape(of: $0) } ?? ValueShape(kind: .other)
    result.isClosureResult = true
    return result
  }

  /// The initializer of the local variable that an expression names; else the expression itself.
  private func resolved(_ expression: RawSyntax, in items: RawSyntaxBuffer) -> RawSyntax {
    guard let name = RawDeclReferenceExprSyntax(ExpressionShape.through(expression))?.baseName.text
    else {
      return expression
    }
    for node in items.reversed() {
      guard let item = node.flatMap({ RawCodeBlockItemSyntax($0) })?.item,
        let variable = RawVariableDeclSyntax(item)
      else { continue }
      for case let node? in variable.bindings.layoutView.children {
        guard let binding = RawPatternBindingSyntax(node),
          RawIdentifierPatternSyntax(binding.pattern.raw)?.identifier.text == name
        else { continue }
        return binding.initializer?.value.raw ?? expression
      }
    }
    return expression
  }
}
