internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Reads an expression.
  mutating func walkExpression(
    _ node: RawSyntax, _ expectation: Expectation = .none, role: UseFact.Role = .read
  ) {
    descend(at: node) { $0.readExpression(node, expectation, role) }
  }

  private mutating func readExpression(
    _ node: RawSyntax, _ expectation: Expectation, _ role: UseFact.Role
  ) {
    let node = Look.through(node)
    switch node.kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .postfixIfConfigExpr:
      walkChain(node, expectation, role)
    case .sequenceExpr: walkSequence(node, expectation)
    case .closureExpr: walkClosure(node)
    case .stringLiteralExpr: walkInterpolations(node)
    case .tupleExpr:
      guard let tuple = RawTupleExprSyntax(node) else { return }
      walkElements(tuple.elements.raw, role: role)
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
  private mutating func walkElements(_ list: RawSyntax, role: UseFact.Role = .read) {
    guard let nodes = list.nodes else { return }
    for case let element? in nodes {
      guard let element = RawLabeledExprSyntax(element) else { continue }
      walkExpression(element.expression.raw, role: role)
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

  private mutating func walkInterpolations(_ node: RawSyntax) {
    guard let literal = RawStringLiteralExprSyntax(node) else { return }
    for case let segment? in literal.segments.layoutView.children
    where segment.kind == .expressionSegment {
      guard let segment = RawExpressionSegmentSyntax(segment) else { continue }
      walkElements(segment.expressions.raw)
    }
  }

  /// Reads the arguments of a call; without a callee nothing is known about their types.
  mutating func walkArguments(_ list: RawSyntax, of call: RawSyntax?) {
    guard let nodes = list.nodes else { return }
    var index: Int32 = 0
    for case let argument? in nodes {
      guard let argument = RawLabeledExprSyntax(argument) else { continue }
      if let call {
        walkExpression(
          argument.expression.raw, .argument(call: call, label: argument.label, index: index))
      } else {
        walkExpression(argument.expression.raw)
      }
      index += 1
    }
  }

  mutating func walkClosures(
    _ first: RawClosureExprSyntax?, _ others: RawMultipleTrailingClosureElementListSyntax
  ) {
    if let first { walkExpression(first.raw) }
    for case let other? in others.layoutView.children {
      guard let other = RawMultipleTrailingClosureElementSyntax(other) else { continue }
      walkExpression(other.closure.raw)
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
      walker.walkClosures(macro.trailingClosure, macro.additionalTrailingClosures)
    }
  }
}
