import SwiftSyntax

extension InitializerSite {
  package var isFailable: Bool { node.optionalMark != nil }

  /// The statements that pass a parameter to a function which fills the object from it.
  package func fillingCalls(of parameter: ParameterSite) -> [FillingCall] {
    guard let uses = reads(of: [parameter.name]), uses.redeclared.isEmpty else { return [] }
    return uses.reads.compactMap { FillingCall(around: $0.range, in: source) }
  }

  /// Whether a statement hands a parameter on to the superclass, and nothing but assignments comes
  /// before it.
  package func handsToSuperclass(_ name: Range<Int>) -> Bool {
    guard
      let call = superCalls.first(where: { $0.node.inner.contains(name.lowerBound) }),
      call.node.arguments.contains(where: { $0.expression.inner == name }),
      let item = call.node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.parent?.parent?.id == node.id
      && list.prefix(while: { $0.id != item.id }).allSatisfy { $0.assignedNames != nil }
  }
}

extension StoredProperty {
  /// The function to which the observer passes each new value, before it does anything else.
  ///
  /// `didSet { if let resolver { fill(resolver) } }`
  package var fillingFunction: String? {
    guard !isLet, isOptional, case .accessors(let accessors) = binding.accessorBlock?.accessors,
      accessors.count == 1, let observer = accessors.first,
      observer.accessorSpecifier.text == "didSet", observer.parameters == nil,
      let statements = observer.body?.statements, let first = statements.first?.item
    else { return nil }
    if let condition = first.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      condition.elseBody == nil, statements.count == 1,
      let value = unwrapped(by: condition.conditions)
    {
      return Self.function(taking: value, in: condition.body.statements.first)
    }
    if let guarding = first.as(GuardStmtSyntax.self),
      let value = unwrapped(by: guarding.conditions)
    {
      return Self.function(taking: value, in: statements.dropFirst().first)
    }
    return nil
  }

  /// The name of the constant that holds the value of the property behind a condition.
  private func unwrapped(by conditions: ConditionElementListSyntax) -> String? {
    guard conditions.count == 1,
      let binding = conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
      let constant = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    guard let value = binding.initializer?.value else { return constant == name ? name : nil }
    return [name, "self." + name].contains(value.trimmedDescription) ? constant : nil
  }

  private static func function(taking value: String, in item: CodeBlockItemSyntax?) -> String? {
    guard let call = item?.item.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.count == 1, call.arguments.first?.expression.trimmedDescription == value
    else { return nil }
    let called = call.calledExpression.trimmedDescription
    return called.hasPrefix("self.") ? String(called.dropFirst("self.".count)) : called
  }
}
