@_spi(RawSyntax) internal import SwiftSyntax

// The kinds of nodes that most of a walk is made of. The typed nodes of swift-syntax go through
// unspecialized code for each step, which costs as much as the rest of the walk together. Here
// children are taken from their places; a node of another length, as another version of
// swift-syntax may have, is read through its type.

/// An element of arguments or of a tuple.
struct ArgumentNode {
  let label: RawSyntax?
  let expression: RawSyntax

  var labelText: SyntaxText? { label?.tokenView?.rawText.withoutBackticks }

  init?(_ node: RawSyntax) {
    guard let children = node.nodes else { return nil }
    if children.count == 9, let expression = children[5] {
      (label, self.expression) = (children[1], expression)
    } else {
      guard let argument = RawLabeledExprSyntax(node) else { return nil }
      (label, expression) = (argument.label?.raw, argument.expression.raw)
    }
  }
}

/// A call of a function.
struct CallNode {
  let node: RawSyntax
  let called: RawSyntax
  let arguments: RawSyntax
  let closure: RawSyntax?
  let otherClosures: RawSyntax

  init?(_ node: RawSyntax) {
    guard let children = node.nodes else { return nil }
    self.node = node
    if children.count == 13, let called = children[1], let arguments = children[5],
      let others = children[11]
    {
      (self.called, self.arguments) = (called, arguments)
      (closure, otherClosures) = (children[9], others)
    } else {
      guard let call = RawFunctionCallExprSyntax(node) else { return nil }
      (called, arguments) = (call.calledExpression.raw, call.arguments.raw)
      closure = call.trailingClosure?.raw
      otherClosures = call.additionalTrailingClosures.raw
    }
  }
}

/// An access of a member, of something or implicit.
struct AccessNode {
  let base: RawSyntax?
  let name: RawSyntaxTokenView

  init?(_ node: RawSyntax) {
    guard let children = node.nodes else { return nil }
    if children.count == 7, let declaration = children[5], let name = NameNode.name(declaration) {
      (base, self.name) = (children[1], name)
    } else {
      guard let access = RawMemberAccessExprSyntax(node) else { return nil }
      (base, name) = (access.base?.raw, access.declName.baseName.tokenView)
    }
  }
}

/// A name that stands for an expression.
enum NameNode {
  static func name(_ node: RawSyntax) -> RawSyntaxTokenView? {
    guard let children = node.nodes else { return nil }
    let place =
      switch children.count {
      case 7: 3
      case 5: 1
      default: -1
      }
    if place > 0, let token = children[place]?.tokenView { return token }
    return RawDeclReferenceExprSyntax(node)?.baseName.tokenView
  }
}

/// An element of statements or of members.
enum ItemNode {
  static func content(_ node: RawSyntax) -> RawSyntax? {
    guard let children = node.nodes else { return nil }
    if children.count == 5, let content = children[1] { return content }
    return RawCodeBlockItemSyntax(node)?.item ?? RawMemberBlockItemSyntax(node)?.decl.raw
  }
}
