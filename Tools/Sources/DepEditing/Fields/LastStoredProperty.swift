import DepSyntax
import SwiftSyntax

extension TypeShape {
  /// The last of the stored properties that stand before the first function.
  ///
  /// `ofInstances` asks for the last parameter of the memberwise initializer, wherever it stands.
  func lastStoredProperty(
    ofInstances: Bool, except closures: Set<SyntaxIdentifier>
  ) -> Syntax? {
    var last: Syntax?
    var lastInput: Syntax?
    var isBeforeFunctions = true
    for item in declaration.members.members {
      if item.decl.is(FunctionDeclSyntax.self) || item.decl.is(InitializerDeclSyntax.self)
        || item.decl.is(SubscriptDeclSyntax.self) || item.decl.is(DeinitializerDeclSyntax.self)
      {
        isBeforeFunctions = false
      }
      guard isBeforeFunctions || ofInstances, !closures.contains(item.decl.id) else { continue }
      let properties = StoredProperty.all(in: item.decl)
      if properties.contains(where: \.isInput) { lastInput = Syntax(item) }
      let isStored = ofInstances ? !properties.isEmpty : StoredProperty.isStored(item.decl)
      if isStored, isBeforeFunctions { last = Syntax(item) }
    }
    if ofInstances, let lastInput { last = lastInput }
    guard let last, let first = declaration.members.members.first,
      first.leadingTrivia.contains(where: \.isNewline)
        || declaration.members.leftBrace.trailingTrivia.contains(where: \.isNewline)
    else { return nil }
    return last
  }
}
