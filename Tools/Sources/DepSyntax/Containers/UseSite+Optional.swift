import SwiftSyntax

/// What the code around a call tells of its result.
extension UseSite {
  /// Whether the code takes the result as an optional, or as an object that is always there; nil
  /// where it does not tell.
  package var isTakenAsOptional: Bool? {
    let whole = Syntax(node)
    // What throws, or waits, is another function than the containers have that give objects.
    guard let parent = whole.parent, !parent.is(TryExprSyntax.self),
      !parent.is(AwaitExprSyntax.self)
    else { return nil }
    if let told = Self.isOptional(whole) { return told }
    guard let clause = parent.as(InitializerClauseSyntax.self),
      let binding = clause.parent?.as(PatternBindingSyntax.self)
    else { return nil }
    if let type = binding.typeAnnotation?.type {
      return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let block = binding.parent?.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let reads = block.tokens(viewMode: .sourceAccurate)
      .filter { $0.text == name && $0.position > binding.position }
      .compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
      .filter { $0.parent?.as(MemberAccessExprSyntax.self)?.declName.id != $0.id }
    let unwrapped = block.tokens(viewMode: .sourceAccurate)
      .compactMap { $0.parent?.as(IdentifierPatternSyntax.self) }
      .contains {
        $0.identifier.text == name && $0.parent?.is(OptionalBindingConditionSyntax.self) == true
      }
    return unwrapped ? true : reads.lazy.compactMap { Self.isOptional(Syntax($0)) }.first
  }

  private static func isOptional(_ node: Syntax) -> Bool? {
    guard let parent = node.parent else { return nil }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      || parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      return true
    }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node)?.id
    {
      // An optional has these, and so may the object.
      let isUnclear = ["flatMap", "map", "unsafelyUnwrapped"].contains(
        access.declName.baseName.text)
      return isUnclear ? nil : false
    }
    guard let list = parent.as(ExprListSyntax.self) else { return nil }
    let operators = list.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    let comparesWithNil =
      operators.contains { ["==", "!="].contains($0) }
      && list.contains { $0.is(NilLiteralExprSyntax.self) }
    return operators.contains("??") || comparesWithNil ? true : nil
  }
}
