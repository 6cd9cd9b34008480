package import SwiftSyntax

extension MemberSite {
  /// The type of the one variable that a declaration begins with a value, where the value tells it.
  package func typeOfOnlyValue(_ makesItself: (String) -> Bool) -> String? {
    guard let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let value = variable.bindings.first?.initializer?.value
    else { return nil }
    return LiteralType.of(value, makesItself: makesItself)
  }
}

extension MemberSite {
  /// Whether the one variable that it declares begins with a static or a call of one, and with
  /// nothing around it: `Mode.compact`, and neither `try? Mode.load()` nor `Mode.find()!`.
  package var beginsWithPlainStatic: Bool {
    guard let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      var value = variable.bindings.first?.initializer?.value
    else { return false }
    if let call = value.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
    while let member = value.as(MemberAccessExprSyntax.self), let base = member.base {
      guard member.declName.argumentNames == nil else { return false }
      value = base
    }
    return value.is(DeclReferenceExprSyntax.self)
  }
}

/// The type of an expression, where its form alone tells.
package enum LiteralType {
  /// The type; nil where it is not certain.
  ///
  /// `makesItself` tells whether a call, as the facts write it, gives a value of what it names.
  package static func of(_ expression: ExprSyntax, makesItself: (String) -> Bool) -> String? {
    if expression.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if expression.is(FloatLiteralExprSyntax.self) { return "Double" }
    if expression.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if expression.is(StringLiteralExprSyntax.self) { return "String" }
    if let negative = expression.as(PrefixOperatorExprSyntax.self) {
      if negative.operator.text == "!" { return "Bool" }
      return negative.operator.text == "-"
        ? of(negative.expression, makesItself: makesItself) : nil
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return made(by: call, makesItself)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return of(sequence) }
    if let cast = expression.as(AsExprSyntax.self) {
      return of(castTo: cast.type.trimmedDescription, cast.questionOrExclamationMark)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return of(only.expression, makesItself: makesItself)
    }
    return nil
  }

  private static func made(
    by call: FunctionCallExprSyntax, _ makesItself: (String) -> Bool
  ) -> String? {
    let called = call.calledExpression
    if called.is(ArrayExprSyntax.self) || called.is(DictionaryExprSyntax.self) {
      return call.arguments.isEmpty ? called.trimmedDescription : nil
    }
    let name = called.trimmedDescription
    if called.is(GenericSpecializationExprSyntax.self), call.arguments.isEmpty { return name }
    guard called.is(GenericSpecializationExprSyntax.self) || !name.contains("("),
      makesItself(name + Chains.labels(of: call))
    else { return nil }
    return name
  }

  private static func of(castTo type: String, _ mark: TokenSyntax?) -> String {
    guard mark?.text == "?" else { return type }
    return type.contains(" ") ? "(\(type))?" : type + "?"
  }

  /// The outermost operator decides; only those that cannot be anything else count.
  private static func of(_ sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return nil }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
      guard index == elements.count - 2, operators.isEmpty else { return nil }
      return of(
        castTo: elements[index + 1].trimmedDescription,
        elements[index].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark)
    }
    let truth: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"]
    return operators.contains(where: truth.contains) && !operators.contains("??") ? "Bool" : nil
  }
}
