@_spi(RawSyntax) internal import SwiftSyntax

extension RawSyntax {
  /// The children, of which those that are absent are nil; none for a token.
  var nodes: RawSyntaxBuffer? { layoutView?.children }

  /// The first token with text, found without recursion.
  var firstToken: RawSyntaxTokenView? {
    var node = self
    while true {
      if let token = node.tokenView { return token }
      guard let children = node.nodes,
        let next = children.first(where: { ($0?.byteLength ?? 0) > 0 }), let next
      else { return nil }
      node = next
    }
  }

  /// The last token with text, found without recursion.
  var lastToken: RawSyntaxTokenView? {
    var node = self
    while true {
      if let token = node.tokenView { return token }
      guard let children = node.nodes,
        let next = children.last(where: { ($0?.byteLength ?? 0) > 0 }), let next
      else { return nil }
      node = next
    }
  }
}

extension RawTokenSyntax {
  var text: SyntaxText { tokenView.rawText }

  /// The text without the backticks of an escaped name.
  var name: SyntaxText { tokenView.rawText.withoutBackticks }

  var isPresent: Bool { raw.byteLength > 0 }
}

extension SyntaxText {
  var withoutBackticks: SyntaxText {
    guard count > 2, self[0] == UInt8(ascii: "`"), self[count - 1] == UInt8(ascii: "`") else {
      return self
    }
    return SyntaxText(rebasing: self[1..<(count - 1)])
  }

  /// Whether it begins, after underscores, as the names of types do.
  var beginsUppercase: Bool {
    guard let first = first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    if first < 0x80 { return first >= 0x41 && first <= 0x5A }
    return String(syntaxText: self).first(where: { $0 != "_" })?.isUppercase ?? false
  }
}
