import SwiftSyntax

/// Where the parts of a type name one of its stored properties, by the words alone.
package struct PropertyMentions {
  /// Whether an initializer or the deinitializer names it.
  package private(set) var isWhileMade = false
  /// Whether code may assign it, pass it inout, or name it in a key path.
  package private(set) var mayBeChanged = false

  /// Whether a member names it that runs on no actor.
  package private(set) var isNonisolated = false
  /// The functions that take a closure which names it.
  package private(set) var receivers: Set<String> = []

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
      if MemberSite(member).modifiers.contains("nonisolated") { isNonisolated = true }
      noteReceivers(of: token)
      let before = token.previousToken(viewMode: .sourceAccurate)
      let isInKeyPath = token.parent?.parent?.is(KeyPathPropertyComponentSyntax.self) == true
      if before?.text == "&" || isInKeyPath
        || token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
      {
        mayBeChanged = true
      }
    }
  }

  private mutating func noteReceivers(of token: TokenSyntax) {
    var node = token.parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      node = current.parent
      guard current.is(ClosureExprSyntax.self) else { continue }
      let argument = current.parent?.as(LabeledExprSyntax.self)
      let call = argument.map { $0.parent?.parent } ?? current.parent
      if let call = call?.as(FunctionCallExprSyntax.self) { receivers.insert(call.calledName) }
    }
  }
}
