import SwiftSyntax

/// Where the parts of a type name one of its stored properties, by the words alone.
package struct PropertyMentions {
  /// Whether an initializer or the deinitializer names it.
  package private(set) var isWhileMade = false
  /// Whether code may assign it, pass it inout, or name it in a key path.
  package private(set) var mayBeChanged = false

  package init(of property: StoredProperty, in shape: TypeShape) {
    for part in [shape.declaration] + shape.extensions {
      for item in part.members.members where item.decl.id != DeclSyntax(property.declaration).id {
        note(property.name, in: item.decl)
      }
    }
  }

  private mutating func note(_ name: String, in member: DeclSyntax) {
    let isMaking = member.is(InitializerDeclSyntax.self) || member.is(DeinitializerDeclSyntax.self)
    for token in member.tokens(viewMode: .sourceAccurate) where token.text == name {
      if isMaking { isWhileMade = true }
      let before = token.previousToken(viewMode: .sourceAccurate)
      let isInKeyPath = token.parent?.parent?.is(KeyPathPropertyComponentSyntax.self) == true
      if before?.text == "&" || isInKeyPath
        || token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
      {
        mayBeChanged = true
      }
    }
  }
}
