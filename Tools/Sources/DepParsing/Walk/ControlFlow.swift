internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Reads `if` with all its `else if`, one after the other, as there may be many.
  mutating func walkIf(_ node: RawSyntax, _ expectation: Expectation) {
    var next: RawSyntax? = node
    while let current = next {
      guard let statement = RawIfExprSyntax(current) else {
        if let block = RawCodeBlockSyntax(current) { walkBlock(block, expectation) }
        return
      }
      let mark = scopes.mark
      walkConditions(statement.conditions)
      walkBlock(statement.body, expectation)
      scopes.leave(mark)
      next = statement.elseBody
    }
  }

  /// Reads `guard`; its `else` does not see what its conditions bind, what follows does.
  mutating func walkGuard(_ node: RawSyntax) {
    guard let statement = RawGuardStmtSyntax(node) else { return }
    let mark = scopes.mark
    walkConditions(statement.conditions)
    scopes.suspend(mark)
    walkBlock(statement.body)
    scopes.resume(mark)
  }

  mutating func walkWhile(_ node: RawSyntax) {
    guard let statement = RawWhileStmtSyntax(node) else { return }
    let mark = scopes.mark
    walkConditions(statement.conditions)
    walkBlock(statement.body)
    scopes.leave(mark)
  }

  mutating func walkFor(_ node: RawSyntax) {
    guard let statement = RawForStmtSyntax(node) else { return }
    walkExpression(statement.sequence.raw)
    let mark = scopes.mark
    walkPattern(statement.pattern.raw)
    if let clause = statement.whereClause { walkExpression(clause.condition.raw) }
    walkBlock(statement.body)
    scopes.leave(mark)
  }

  mutating func walkCatches(_ clauses: RawCatchClauseListSyntax) {
    for case let clause? in clauses.layoutView.children {
      guard let clause = RawCatchClauseSyntax(clause) else { continue }
      let mark = scopes.mark
      scopes.bind(scopes.number(of: "error"))
      for case let item? in clause.catchItems.layoutView.children {
        guard let item = RawCatchItemSyntax(item) else { continue }
        if let pattern = item.pattern { walkPattern(pattern.raw) }
        if let clause = item.whereClause { walkExpression(clause.condition.raw) }
      }
      walkBlock(clause.body)
      scopes.leave(mark)
    }
  }

  mutating func walkSwitch(_ node: RawSyntax, _ expectation: Expectation) {
    guard let statement = RawSwitchExprSyntax(node) else { return }
    walkExpression(statement.subject.raw)
    walkCases(statement.cases.raw, expectation)
  }

  /// Reads the cases of a `switch`, of which some may stand in `#if`.
  mutating func walkCases(_ list: RawSyntax, _ expectation: Expectation) {
    guard let nodes = list.nodes else { return }
    for case let node? in nodes {
      guard let one = RawSwitchCaseSyntax(node) else {
        walkBranches(node)
        continue
      }
      let mark = scopes.mark
      let isLocal = surroundings.isLocal
      surroundings.isLocal = true
      if let label = RawSwitchCaseLabelSyntax(one.label) { walkLabel(label) }
      walkItems(one.statements.raw, expectation)
      surroundings.isLocal = isLocal
      scopes.leave(mark)
    }
  }

  private mutating func walkLabel(_ label: RawSwitchCaseLabelSyntax) {
    for case let item? in label.caseItems.layoutView.children {
      guard let item = RawSwitchCaseItemSyntax(item) else { continue }
      walkPattern(item.pattern.raw)
      if let clause = item.whereClause { walkExpression(clause.condition.raw) }
    }
  }

  /// Reads conditions from the left; each sees what those before it bind.
  private mutating func walkConditions(_ conditions: RawConditionElementListSyntax) {
    for case let element? in conditions.layoutView.children {
      guard let condition = RawConditionElementSyntax(element)?.condition else { continue }
      switch condition.kind {
      case .optionalBindingCondition:
        guard let binding = RawOptionalBindingConditionSyntax(condition) else { continue }
        walkBinding(binding)
      case .matchingPatternCondition:
        guard let matching = RawMatchingPatternConditionSyntax(condition) else { continue }
        walkExpression(matching.initializer.value.raw)
        walkPattern(matching.pattern.raw)
      case .availabilityCondition: continue
      default: walkExpression(condition)
      }
    }
  }

  private mutating func walkBinding(_ binding: RawOptionalBindingConditionSyntax) {
    if let initializer = binding.initializer {
      walkExpression(
        initializer.value.raw, ofLocal(binding.pattern.raw, type: binding.typeAnnotation?.type.raw))
    } else if let name = RawIdentifierPatternSyntax(binding.pattern.raw)?.identifier {
      recordName(name)
    }
    walkPattern(binding.pattern.raw)
  }

  /// Binds the names of a pattern and reads the expressions in it.
  mutating func walkPattern(_ node: RawSyntax) {
    descend(at: node) { $0.readPattern(node) }
  }

  private mutating func readPattern(_ node: RawSyntax) {
    switch node.kind {
    case .identifierPattern:
      guard let pattern = RawIdentifierPatternSyntax(node) else { return }
      bind(pattern.identifier)
    case .valueBindingPattern:
      guard let pattern = RawValueBindingPatternSyntax(node) else { return }
      walkPattern(pattern.pattern.raw)
    case .tuplePattern:
      guard let pattern = RawTuplePatternSyntax(node) else { return }
      for case let element? in pattern.elements.layoutView.children {
        guard let element = RawTuplePatternElementSyntax(element) else { continue }
        walkPattern(element.pattern.raw)
      }
    case .expressionPattern:
      guard let pattern = RawExpressionPatternSyntax(node) else { return }
      let isPattern = surroundings.isPattern
      surroundings.isPattern = true
      walkExpression(pattern.expression.raw)
      surroundings.isPattern = isPattern
    default: break
    }
  }
}
