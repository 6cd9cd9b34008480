import DepFacts
package import DepModel
import SwiftSyntax

/// A statement that passes a container to a function and nothing else: `injectServices(resolver)`.
package struct FillingCall {
  /// The name of the function.
  package let function: String
  package let source: ParsedSource
  /// The statement with the line end before it.
  package let range: Range<Int>
  /// Whether the body does nothing before it but keep values.
  package let isFirst: Bool
  /// The names in what the body assigns before it; nil where it does anything else.
  package let namesBefore: Set<String>?

  /// The statement around the name of a container; nil where it is anything else.
  package init?(around name: Range<Int>, in source: ParsedSource) {
    guard let argument = Self.argument(name, in: source),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.count == 1, call.trailingClosure == nil,
      let item = call.parent?.as(CodeBlockItemSyntax.self), !item.leadingTrivia.hasComment,
      let list = item.parent?.as(CodeBlockItemListSyntax.self), !item.trailingTrivia.hasComment,
      item.parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true
    else { return nil }
    let called = call.calledExpression.trimmedDescription
    function = called.hasPrefix("self.") ? String(called.dropFirst("self.".count)) : called
    self.source = source
    let before = list.prefix { $0.id != item.id }
    isFirst = before.allSatisfy(\.onlyKeepsValues)
    namesBefore = list.namesAssigned(before: item.position)
    range = item.position.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether a place belongs to the statement, and goes with it.
  package func contains(_ place: Dependency) -> Bool {
    place.file == source.file && range.contains(Int(place.position.offset))
  }

  /// The argument that is an expression and nothing else.
  private static func argument(_ range: Range<Int>, in source: ParsedSource) -> LabeledExprSyntax? {
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))?.parent
    while let current = node, current.inner.upperBound <= range.upperBound {
      if let argument = current.as(LabeledExprSyntax.self) {
        return argument.expression.inner == range ? argument : nil
      }
      if current.parent?.as(LabeledExprSyntax.self)?.expression.inner == range {
        return current.parent?.as(LabeledExprSyntax.self)
      }
      node = current.parent
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  /// The names in what the statements assign that end before a place; nil where one does anything
  /// else.
  func namesAssigned(before place: AbsolutePosition) -> Set<String>? {
    let assigned = prefix { $0.endPosition <= place }.map(\.assignedNames)
    return assigned.contains(nil) ? nil : assigned.reduce(into: []) { $0.formUnion($1 ?? []) }
  }
}

extension InitializerSite {
  /// The same for the body.
  package func namesAssigned(before offset: Int) -> Set<String>? {
    body?.statements.namesAssigned(before: AbsolutePosition(utf8Offset: offset))
  }
}

extension CodeBlockItemSyntax {
  /// The names in what it assigns to something; nil where it is no assignment.
  var assignedNames: Set<String>? {
    if item.trimmedDescription == "super.init()" { return [] }
    if let variable = item.as(VariableDeclSyntax.self) {
      return variable.attributes.isEmpty ? FreeNames.of(variable) : nil
    }
    guard let elements = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count > 2, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return elements.dropFirst(2).reduce(into: []) { $0.formUnion(FreeNames.of($1)) }
  }

  /// Whether it sets something to a name or literal, or makes the superclass without arguments.
  fileprivate var onlyKeepsValues: Bool {
    if item.trimmedDescription == "super.init()" { return true }
    let value: ExprSyntax?
    if let sequence = item.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      value = elements.count == 3 && elements[1].is(AssignmentExprSyntax.self) ? elements[2] : nil
    } else {
      let infix = item.as(InfixOperatorExprSyntax.self)
      value = infix?.operator.is(AssignmentExprSyntax.self) == true ? infix?.rightOperand : nil
    }
    return value.map { $0.is(DeclReferenceExprSyntax.self) || $0.isLiteral } ?? false
  }
}

extension ExprSyntax {
  fileprivate var isLiteral: Bool {
    [.booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr].contains(kind)
  }
}

extension PropertyReads.Read {
  /// Whether the code asks whether the object is there: `api != nil`, `api?.load()`, `if let`.
  package var isUsedAsOptional: Bool {
    let token = source.tree.token(at: AbsolutePosition(utf8Offset: name.lowerBound))
    guard let reference = token?.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    var node = ExprSyntax(reference)
    if isThroughSelf, let access = reference.parent?.as(MemberAccessExprSyntax.self) {
      node = ExprSyntax(access)
    }
    if node.parent?.is(OptionalChainingExprSyntax.self) == true { return true }
    if node.parent?.is(ForceUnwrapExprSyntax.self) == true { return true }
    if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    return node.parent?.as(ExprListSyntax.self)?.contains {
      $0.is(NilLiteralExprSyntax.self)
        || $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    } == true
  }
}
