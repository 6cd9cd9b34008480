import SwiftSyntax

/// Whether code takes the result of a call for that of a sequence, which no publisher gives:
/// `names.filter { … }.isEmpty`, `for name in names.map { … }`.
enum CollectionUse {
  static func isShown(by call: FunctionCallExprSyntax) -> Bool {
    guard let value = outermost(ExprSyntax(call)), let parent = value.parent else { return false }
    let isCondition = ["allSatisfy", "contains"].contains(call.calledName)
    if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == value.id {
      return isShown(by: member)
    }
    if let subscripted = parent.as(SubscriptCallExprSyntax.self) {
      return subscripted.calledExpression.id == value.id
    }
    if let loop = parent.as(ForStmtSyntax.self) { return loop.sequence.id == value.id }
    if parent.is(ConditionElementSyntax.self) { return isCondition }
    if let prefix = parent.as(PrefixOperatorExprSyntax.self) {
      return isCondition && prefix.operator.text == "!"
    }
    if let operators = parent.as(ExprListSyntax.self)?.parent?.as(SequenceExprSyntax.self) {
      return isShown(by: operators, of: value, isCondition: isCondition)
    }
    if let argument = parent.as(LabeledExprSyntax.self),
      let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return ["Array", "Dictionary", "Set", "zip"].contains(taker.calledName)
    }
    return isResult(value, ofCondition: isCondition)
  }

  /// The call with the parentheses, `try` and `await` around it.
  private static func outermost(_ value: ExprSyntax) -> ExprSyntax? {
    var current = value
    while let parent = current.parent {
      if let element = parent.as(LabeledExprSyntax.self),
        let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
      {
        current = ExprSyntax(tuple)
      } else if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
        current = parent.cast(ExprSyntax.self)
      } else {
        return current
      }
    }
    return nil
  }

  private static func isShown(by member: MemberAccessExprSyntax) -> Bool {
    let name = member.declName.baseName.text
    guard let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    else { return ["count", "first", "indices", "isEmpty", "last"].contains(name) }
    if sequenceOnly.contains(name) { return true }
    return CollectionShape.sequenceFunctions.contains(name) && isShown(by: call)
      || ["allSatisfy", "contains"].contains(name) && isShown(by: call)
  }

  private static func isShown(
    by sequence: SequenceExprSyntax, of value: ExprSyntax, isCondition: Bool
  ) -> Bool {
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.id == value.id }) else { return false }
    let around = [index - 1, index + 1].filter(elements.indices.contains).compactMap {
      elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    if isCondition { return !around.isEmpty && around.allSatisfy(["&&", "||"].contains) }
    if around == ["??"] { return elements.last?.is(ArrayExprSyntax.self) == true }
    guard elements.count == 3, index == 2, elements[1].is(AssignmentExprSyntax.self) else {
      return false
    }
    return CollectionShape.isNamed(elements[0])
  }

  /// Whether it is the value of a variable, or the result of a function, whose type is written.
  private static func isResult(_ value: ExprSyntax, ofCondition isCondition: Bool) -> Bool {
    var node = value.parent
    if let initial = node?.as(InitializerClauseSyntax.self) {
      // No publisher is optional, unless the chain before it is.
      if initial.parent?.is(OptionalBindingConditionSyntax.self) == true {
        return !value.trimmedDescription.prefix { $0 != "{" }.contains("?")
      }
      let type = initial.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      return type.map { isTaken($0, ofCondition: isCondition) } == true
    }
    let isReturned = node?.is(ReturnStmtSyntax.self) == true
    let isOnly = node?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    guard isReturned || isOnly else { return false }
    while let current = node {
      if current.is(ClosureExprSyntax.self) { return false }
      if let function = current.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type
        return type.map { isTaken($0, ofCondition: isCondition) } == true
      }
      if let binding = current.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        let type = binding.typeAnnotation?.type
        return type.map { isTaken($0, ofCondition: isCondition) } == true
      }
      node = current.parent
    }
    return false
  }

  private static func isTaken(_ type: TypeSyntax, ofCondition isCondition: Bool) -> Bool {
    isCondition ? type.trimmedDescription == "Bool" : CollectionShape.isCollection(type)
  }

  /// What sequences can do, and publishers cannot.
  private static let sequenceOnly: Set<String> = [
    "dropLast", "enumerated", "firstIndex", "forEach", "joined", "lastIndex", "reversed",
    "shuffled", "sorted", "split", "suffix",
  ]
}
