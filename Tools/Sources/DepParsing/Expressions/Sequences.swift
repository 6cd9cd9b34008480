internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// The operators of a sequence, as far as they tell what its operands are.
private struct SequenceOperators {
  /// The index of `=` or of a compound assignment.
  private(set) var assignment: Int?
  private(set) var isCompound = false
  private(set) var lastTernary: Int?
  /// Whether the value of the whole is a Boolean, so that operands have other types.
  private(set) var isLogical = false

  init(_ elements: RawSyntaxBuffer) {
    for (index, element) in elements.enumerated() {
      guard let element else { continue }
      switch element.kind {
      case .assignmentExpr:
        (assignment, isCompound) = (index, false)
        isLogical = false
      case .unresolvedTernaryExpr:
        lastTernary = index
        isLogical = false
      case .unresolvedIsExpr: isLogical = true
      case .binaryOperatorExpr:
        guard let text = element.firstToken?.rawText else { continue }
        if Self.isComparison(text) || text == "&&" || text == "||" {
          isLogical = true
        } else if text.count > 1, text.last == UInt8(ascii: "="), assignment == nil {
          (assignment, isCompound) = (index, true)
        }
      default: break
      }
    }
  }

  static func isComparison(_ text: SyntaxText) -> Bool {
    switch text {
    case "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=": true
    default: false
    }
  }
}

extension FactWalker {
  /// Reads operands and operators, which the parser leaves in one row.
  mutating func walkSequence(_ node: RawSyntax, _ expectation: Expectation) {
    guard let elements = RawSequenceExprSyntax(node)?.elements.layoutView.children else { return }
    let operators = SequenceOperators(elements)
    for (index, element) in elements.enumerated() {
      guard let element else { continue }
      switch element.kind {
      case .binaryOperatorExpr, .assignmentExpr, .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr,
        .arrowExpr, .discardAssignmentExpr:
        continue
      case .unresolvedTernaryExpr:
        guard let ternary = RawUnresolvedTernaryExprSyntax(element) else { continue }
        let expected = wholeExpectation(elements, operators, expectation)
        walkExpression(ternary.thenExpression.raw, expected)
      default:
        let isWritten = operators.assignment == index + 1
        walkExpression(
          element, self.expectation(of: index, elements, operators, expectation),
          role: isWritten ? .write : .read)
      }
    }
  }

  /// What is known about one operand.
  private func expectation(
    of index: Int, _ elements: RawSyntaxBuffer, _ operators: SequenceOperators,
    _ expectation: Expectation
  ) -> Expectation {
    let next = index + 1 < elements.count ? elements[index + 1] : nil
    let previous = index > 0 ? elements[index - 1] : nil
    if next?.kind == .unresolvedAsExpr, index + 2 < elements.count, let cast = elements[index + 2],
      let type = RawTypeExprSyntax(cast)
    {
      return .cast(type.type.raw)
    }
    if index >= 2, let previous, Self.isComparison(previous), let other = elements[index - 2] {
      return .compared(to: other)
    }
    if let next, Self.isComparison(next), index + 2 < elements.count,
      let other = elements[index + 2]
    {
      return .compared(to: other)
    }
    if let assignment = operators.assignment, index < assignment { return .none }
    if let ternary = operators.lastTernary, index < ternary { return .none }
    return operators.isLogical ? .none : wholeExpectation(elements, operators, expectation)
  }

  /// What is known about the value of the whole, or of the right side of an assignment.
  private func wholeExpectation(
    _ elements: RawSyntaxBuffer, _ operators: SequenceOperators, _ expectation: Expectation
  ) -> Expectation {
    guard let assignment = operators.assignment else { return expectation }
    guard !operators.isCompound, assignment > 0, let left = elements[assignment - 1] else {
      return .none
    }
    return .assigned(to: left)
  }

  private static func isComparison(_ node: RawSyntax) -> Bool {
    guard node.kind == .binaryOperatorExpr, let text = node.firstToken?.rawText else {
      return false
    }
    return SequenceOperators.isComparison(text)
  }
}
