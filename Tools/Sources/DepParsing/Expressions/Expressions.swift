internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Reads an expression.
  mutating func walkExpression(
    _ node: RawSyntax, _ expectation: Expectation = .none, role: UseFact.Role = .read
  ) {
    switch node.kind {
    case .declReferenceExpr: walkName(node, expectation, role)
    case .integerLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .floatLiteralExpr,
      .keyPathExpr, .regexLiteralExpr:
      break
    default: descend(at: node) { $0.readExpression(node, expectation, role) }
    }
  }

  private mutating func readExpression(
    _ node: RawSyntax, _ expectation: Expectation, _ role: UseFact.Role
  ) {
    switch node.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      walkChain(node, expectation, role)
    case .sequenceExpr: walkSequence(node, expectation)
    case .closureExpr: walkClosure(node)
    case .stringLiteralExpr: walkInterpolations(node, expectation)
    case .tryExpr, .awaitExpr, .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr:
      walkExpression(ExpressionShape.throughEffects(node), expectation, role: role)
    case .tupleExpr: walkTuple(node, expectation, role)
    case .arrayExpr:
      guard let array = RawArrayExprSyntax(node) else { return }
      for case let element? in array.elements.layoutView.children {
        guard let element = RawArrayElementSyntax(element) else { continue }
        walkExpression(element.expression.raw)
      }
    case .dictionaryExpr: walkDictionary(node)
    case .ifExpr: walkIf(node, expectation)
    case .switchExpr: walkSwitch(node, expectation)
    case .macroExpansionExpr: walkMacro(node)
    case .inOutExpr:
      guard let inner = RawInOutExprSyntax(node) else { return }
      walkExpression(inner.expression.raw, role: .inout)
    default: readRareExpression(node)
    }
  }

  private mutating func walkTuple(
    _ node: RawSyntax, _ expectation: Expectation, _ role: UseFact.Role
  ) {
    if ExpressionShape.insideParentheses(node) != nil {
      walkExpression(ExpressionShape.through(node), expectation, role: role)
    } else if let tuple = RawTupleExprSyntax(node) {
      walkElements(tuple.elements.raw, role: role)
    }
  }

  private mutating func readRareExpression(_ node: RawSyntax) {
    switch node.kind {
    case .prefixOperatorExpr:
      guard let inner = RawPrefixOperatorExprSyntax(node) else { return }
      walkExpression(inner.expression.raw)
    case .postfixOperatorExpr:
      guard let inner = RawPostfixOperatorExprSyntax(node) else { return }
      walkExpression(inner.expression.raw)
    case .patternExpr:
      guard let inner = RawPatternExprSyntax(node) else { return }
      walkPattern(inner.pattern.raw)
    case .packExpansionExpr:
      guard let inner = RawPackExpansionExprSyntax(node) else { return }
      walkExpression(inner.repetitionPattern.raw)
    case .packElementExpr:
      guard let inner = RawPackElementExprSyntax(node) else { return }
      walkExpression(inner.pack.raw)
    default: break
    }
  }

  /// Reads the elements of a tuple or of the arguments of a macro that has no callee.
  private mutating func walkElements(
    _ list: RawSyntax, _ expectation: Expectation = .none, role: UseFact.Role = .read
  ) {
    guard let nodes = list.nodes else { return }
    for case let element? in nodes {
      guard let element = ArgumentNode(element) else { continue }
      walkExpression(element.expression, expectation, role: role)
    }
  }

  private mutating func walkDictionary(_ node: RawSyntax) {
    guard let content = RawDictionaryExprSyntax(node)?.content,
      content.kind == .dictionaryElementList, let nodes = content.nodes
    else { return }
    for case let element? in nodes {
      guard let element = RawDictionaryElementSyntax(element) else { continue }
      walkExpression(element.key.raw)
      walkExpression(element.value.raw)
    }
  }

  private mutating func walkInterpolations(_ node: RawSyntax, _ expectation: Expectation) {
    let inner: Expectation =
      switch expectation {
      case .argument(let call, let label, let index):
        .interpolated(call: call, label: label, index: index)
      default: .none
      }
    guard let literal = RawStringLiteralExprSyntax(node) else { return }
    for case let segment? in literal.segments.layoutView.children
    where segment.kind == .expressionSegment {
      guard let segment = RawExpressionSegmentSyntax(segment) else { continue }
      walkElements(segment.expressions.raw, inner)
    }
  }

  /// Reads `#name(…) { … }` as an expression.
  private mutating func walkMacro(_ node: RawSyntax) {
    guard let macro = RawMacroExpansionExprSyntax(node) else { return }
    let name = macro.macroName.text
    // They name things and run nothing.
    if name == "selector" || name == "keyPath" { return }
    inScope { walker in
      if name == "Preview" { walker.surroundings.place = .preview }
      walker.walkArguments(macro.arguments.raw, of: node)
      walker.walkClosures(macro.trailingClosure?.raw, macro.additionalTrailingClosures.raw)
    }
  }
}
