import SwiftSyntax

/// Whether an expression is a collection, as far as literals and written types around it tell.
enum CollectionShape {
  static func isWritten(_ expression: ExprSyntax) -> Bool {
    if expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self) {
      return true
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = call.calledName
      if ["Array", "Set", "Dictionary", "zip", "stride"].contains(name) { return true }
      return makingCollections.contains(name)
        || sequenceFunctions.contains(name)
          && call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(isWritten) == true
    }
    if let range = expression.as(TupleExprSyntax.self)?.elements.first?.expression
      .as(SequenceExprSyntax.self)
    {
      return range.elements.contains {
        ["...", "..<"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
      }
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if collectionMembers.contains(name) { return true }
    }
    return isNamed(expression)
  }

  /// Whether it names a variable or parameter, or a property of the type around it, that is
  /// declared as a collection.
  static func isNamed(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self"
        && isProperty(member.declName.baseName.text, around: expression)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return LocalCollection.isDeclared(name, before: expression)
      ?? isProperty(name, around: expression)
  }

  /// `[String]`, `[String]?`, `[String: Int]`, `Set<String>`.
  static func isCollection(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isCollection(optional.wrappedType) }
    if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) { return true }
    return ["Array", "ArraySlice", "Dictionary", "Set"].contains(
      type.as(IdentifierTypeSyntax.self)?.name.text)
  }

  /// Whether the type around declares a stored property of this name as a collection.
  private static func isProperty(_ name: String, around expression: ExprSyntax) -> Bool {
    var node = expression.parent
    while let current = node, !current.is(MemberBlockSyntax.self) { node = current.parent }
    return node?.as(MemberBlockSyntax.self)?.members.contains { item in
      StoredProperty.all(in: item.decl).contains { property in
        guard property.name == name else { return false }
        if let type = property.type { return isCollection(type) }
        return property.value.map {
          $0.is(ArrayExprSyntax.self) || $0.is(DictionaryExprSyntax.self)
            || $0.as(FunctionCallExprSyntax.self)?.calledExpression.is(ArrayExprSyntax.self) == true
        } == true
      }
    } == true
  }

  private static let makingCollections: Set<String> = [
    "components", "enumerated", "shuffled", "sorted", "split",
  ]
  static let sequenceFunctions: Set<String> = [
    "compactMap", "filter", "map", "prefix", "reversed", "sorted",
  ]
  private static let collectionMembers: Set<String> = [
    "allCases", "arrangedSubviews", "children", "keys", "screens", "subviews", "windows",
  ]
}
