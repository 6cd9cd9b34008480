@_spi(RawSyntax) internal import SwiftSyntax

/// What was found while a chain was spelled.
struct ChainSpelling {
  /// Whether the last component is called.
  var isCalled = false
  /// Whether the chain goes on behind what was spelled.
  var isCut = false
  /// Whether a subscript follows what was spelled.
  var isSubscripted = false
}

extension FactWalker {
  /// Spells a chain from its beginning to the first subscript or the sixth component.
  mutating func spell(_ chain: Chain) -> ChainSpelling {
    spelling.clear()
    var mayBeCalled = true
    var index = links.count - 1
    switch chain.root {
    case .type, .name, .dollar, .ignored: _ = spelling.append(chain.leafName)
    case .selfValue: _ = spelling.append("self")
    case .selfType:
      _ = spelling.append("Self")
      // The call of `type(of:)` is part of what `Self` stands for.
      if chain.leafName == "type" {
        index -= 1
        mayBeCalled = false
      }
    case .implicit:
      _ = spelling.append("")
      _ = spelling.append(chain.leafName)
    case .opaque:
      _ = spelling.append("*")
      mayBeCalled = false
    }
    var result = ChainSpelling()
    while index >= chain.mark, !result.isCut {
      spell(links[index], &result, &mayBeCalled)
      index -= 1
    }
    return result
  }

  /// Adds one link of a chain to what is spelled.
  private mutating func spell(
    _ link: Chain.Link, _ result: inout ChainSpelling, _ mayBeCalled: inout Bool
  ) {
    switch link {
    case .member(let name):
      guard spelling.append(name) else {
        result.isCut = true
        return
      }
      mayBeCalled = true
      result.isCalled = false
    case .call(let call):
      guard mayBeCalled else {
        // The result of a call, or of something that is not a name, is called.
        result.isCut = spelling.count > 1 || result.isCalled
        return
      }
      spell(call)
      mayBeCalled = false
      result.isCalled = true
    case .subscripting:
      result.isCut = true
      result.isSubscripted = true
    case .conditional: result.isCut = true
    }
  }

  /// Adds the labels of a call.
  private mutating func spell(_ call: CallNode) {
    spelling.extend("(")
    spellLabels(call.arguments)
    if call.closure != nil { spelling.extend("_:") }
    if let nodes = call.otherClosures.nodes {
      for case let node? in nodes {
        guard let closure = RawMultipleTrailingClosureElementSyntax(node) else { continue }
        spelling.extend(closure.label.name)
        spelling.extend(":")
      }
    }
    spelling.extend(")")
  }

  private mutating func spellLabels(_ arguments: RawSyntax) {
    guard let nodes = arguments.nodes else { return }
    for case let argument? in nodes {
      guard let argument = ArgumentNode(argument) else { continue }
      spelling.extend(argument.labelText ?? "_")
      spelling.extend(":")
    }
  }

  /// Spells what is called by a call, an attribute or a macro.
  mutating func spellCallee(_ node: RawSyntax) {
    if let attribute = RawAttributeSyntax(node) {
      spellNamed(attribute.attributeName.raw, attribute.arguments)
    } else if let macro = RawMacroExpansionExprSyntax(node) {
      spellNamed(macro.macroName.raw, macro.arguments.raw)
    } else if let macro = RawMacroExpansionDeclSyntax(node) {
      spellNamed(macro.macroName.raw, macro.arguments.raw)
    } else if ExpressionShape.isChain(node) {
      let chain = readChain(node)
      if spell(chain).isCut { spellLast(of: chain) }
      drop(chain)
    } else {
      spellExpression(node)
    }
  }

  /// Spells only what the last call of a chain calls, on something that is not told.
  private mutating func spellLast(of chain: Chain) {
    guard chain.mark + 1 < links.count, case .call(let call) = links[chain.mark],
      case .member(let name) = links[chain.mark + 1]
    else { return }
    spelling.clear()
    _ = spelling.append("*")
    _ = spelling.append(name)
    spell(call)
  }

  private mutating func spellNamed(_ name: RawSyntax, _ arguments: RawSyntax?) {
    spelling.clear()
    var text = TypeText.of(name, withoutGenericArguments: true)
    text.withUTF8 { utf8 in
      for part in utf8.split(separator: UInt8(ascii: ".")) {
        let part = UnsafeBufferPointer(rebasing: part)
        _ = spelling.append(SyntaxText(baseAddress: part.baseAddress, count: part.count))
      }
    }
    spelling.extend("(")
    if let arguments, arguments.kind == .labeledExprList { spellLabels(arguments) }
    spelling.extend(")")
  }

  /// Spells the chain that an expression is; `*` where it is none.
  mutating func spellExpression(_ node: RawSyntax) {
    let node = ExpressionShape.through(node)
    guard ExpressionShape.isChain(node) else {
      spelling.clear()
      _ = spelling.append("*")
      return
    }
    let chain = readChain(node)
    _ = spell(chain)
    drop(chain)
  }
}
