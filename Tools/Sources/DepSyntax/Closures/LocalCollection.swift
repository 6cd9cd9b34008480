import SwiftSyntax

/// Whether a variable or parameter of the code around is declared as a collection.
enum LocalCollection {
  /// Nil where the code around binds no such name.
  static func isDeclared(_ name: String, before expression: ExprSyntax) -> Bool? {
    var child = Syntax(expression)
    while let node = child.parent, !child.is(MemberBlockItemSyntax.self) {
      if let found = isDeclared(name, in: node, before: child) { return found }
      child = node
    }
    return nil
  }

  private static func isDeclared(
    _ name: String, in node: Syntax, before child: Syntax
  ) -> Bool? {
    if let block = node.as(CodeBlockItemListSyntax.self) {
      let earlier = block.prefix { $0.position < child.position }
      return earlier.reversed().lazy.compactMap { isDeclared(name, by: $0) }.first
    }
    if let branch = node.as(IfExprSyntax.self), branch.body.id == child.id {
      return isBound(name, by: branch.conditions)
    }
    if let loop = node.as(ForStmtSyntax.self) {
      return BoundNames.of(loop.pattern).contains(name) ? false : nil
    }
    if let function = node.as(FunctionDeclSyntax.self) {
      return isTaken(name, by: function.signature.parameterClause.parameters)
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return isTaken(name, by: initializer.signature.parameterClause.parameters)
    }
    guard let signature = node.as(ClosureExprSyntax.self)?.signature else { return nil }
    if case .parameterClause(let clause)? = signature.parameterClause {
      for parameter in clause.parameters
      where (parameter.secondName ?? parameter.firstName).text == name {
        return parameter.type.map(CollectionShape.isCollection) ?? false
      }
    }
    return BoundNames.of(signature).contains(name) ? false : nil
  }

  private static func isDeclared(_ name: String, by statement: CodeBlockItemSyntax) -> Bool? {
    if let check = statement.item.as(GuardStmtSyntax.self) {
      return isBound(name, by: check.conditions)
    }
    guard let variable = statement.item.as(VariableDeclSyntax.self) else { return nil }
    for binding in variable.bindings where BoundNames.of(binding.pattern).contains(name) {
      guard binding.pattern.is(IdentifierPatternSyntax.self) else { return false }
      return binding.typeAnnotation.map { CollectionShape.isCollection($0.type) }
        ?? binding.initializer.map { CollectionShape.isWritten($0.value) } ?? false
    }
    return nil
  }

  private static func isBound(_ name: String, by conditions: ConditionElementListSyntax) -> Bool? {
    for condition in conditions.reversed() {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self) else {
        if BoundNames.of(condition).contains(name) { return false }
        continue
      }
      guard BoundNames.of(binding.pattern).contains(name) else { continue }
      return binding.typeAnnotation.map { CollectionShape.isCollection($0.type) }
        ?? binding.initializer.map { CollectionShape.isWritten($0.value) } ?? false
    }
    return nil
  }

  private static func isTaken(
    _ name: String, by parameters: FunctionParameterListSyntax
  ) -> Bool? {
    parameters.first { InitializerSite.innerName($0) == name }.map {
      $0.ellipsis != nil || CollectionShape.isCollection($0.type)
    }
  }
}
