import DepSyntax
import SwiftSyntax

extension TypeShape {
  /// The last of the stored properties that stand before the first function.
  func lastStoredProperty(
    ofInstances: Bool, except closures: Set<SyntaxIdentifier>
  ) -> Syntax? {
    var last: Syntax?
    var lastInput: Syntax?
    for item in declaration.members.members {
      if item.decl.is(FunctionDeclSyntax.self) || item.decl.is(InitializerDeclSyntax.self)
        || item.decl.is(SubscriptDeclSyntax.self) || item.decl.is(DeinitializerDeclSyntax.self)
      {
        break
      }
      let properties = StoredProperty.all(in: item.decl)
      let isStored = ofInstances ? !properties.isEmpty : StoredProperty.isStored(item.decl)
      if isStored, !closures.contains(item.decl.id) {
        last = Syntax(item)
        if properties.contains(where: \.isInput) { lastInput = last }
      }
    }
    if ofInstances, let lastInput { last = lastInput }
    guard let last, let first = declaration.members.members.first,
      first.leadingTrivia.contains(where: \.isNewline)
        || declaration.members.leftBrace.trailingTrivia.contains(where: \.isNewline)
    else { return nil }
    return last
  }
}
