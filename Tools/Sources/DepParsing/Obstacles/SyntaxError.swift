@_spi(RawSyntax) internal import SwiftSyntax

/// What the parser marked in a tree: something that is missing, unexpected, or badly spelled.
struct SyntaxError {
  let offset: Int
  let message: String

  /// Nil for a node that is no mark itself, though there may be some inside it.
  init?(_ node: RawSyntax, at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    switch node.kind {
    case .unexpectedNodes:
      let text = Self.summary(node)
      guard !text.isEmpty else { return nil }
      offset = start + (node.firstToken?.leadingTriviaByteLength ?? 0)
      message = "unexpected code '\(text)'"
    case .missingExpr: (offset, message) = (Self.before(start, bytes), "expected expression")
    case .missingType: (offset, message) = (Self.before(start, bytes), "expected type")
    case .missingPattern: (offset, message) = (Self.before(start, bytes), "expected pattern")
    case .missingDecl: (offset, message) = (Self.before(start, bytes), "expected declaration")
    case .missingStmt: (offset, message) = (Self.before(start, bytes), "expected statement")
    case .missing: (offset, message) = (Self.before(start, bytes), "expected code")
    case .token:
      guard let token = node.tokenView else { return nil }
      if token.presence == .missing {
        offset = Self.before(start, bytes)
        message = "expected \(Self.name(of: token))"
      } else if let diagnostic = token.tokenDiagnostic {
        offset = min(start + Int(diagnostic.byteOffset), bytes.count)
        message = Self.words("\(diagnostic.kind)")
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// The end of the code before a place, where a reader looks for what is missing.
  private static func before(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = min(start, bytes.count)
    while offset > 0, bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 { offset -= 1 }
    return offset
  }

  private static func name(of token: RawSyntaxTokenView) -> String {
    if !token.rawText.isEmpty { return "'\(String(syntaxText: token.rawText))'" }
    switch token.rawKind {
    case .identifier: return "identifier"
    case .integerLiteral, .floatLiteral: return "number"
    case .binaryOperator, .prefixOperator, .postfixOperator: return "operator"
    default: return token.rawKind.defaultText.map { "'\(String(syntaxText: $0))'" } ?? "code"
    }
  }

  /// The beginning of the text of a node, on one line.
  private static func summary(_ node: RawSyntax) -> String {
    var text = ""
    var open = [node]
    while let node = open.popLast() {
      if let token = node.tokenView {
        guard node.byteLength > 0 else { continue }
        let isApart = token.leadingTriviaByteLength > 0
        if !text.isEmpty, isApart || text.last == "," { text += " " }
        text += String(syntaxText: token.rawText)
        if token.trailingTriviaByteLength > 0 { text += " " }
        if text.count > 40 { return String(text.prefix(40)) + "…" }
      } else if let children = node.nodes {
        for case let child? in children.reversed() { open.append(child) }
      }
    }
    while text.last == " " { text.removeLast() }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  /// `expectedDigitInFloatLiteral` in words.
  private static func words(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase { text += " " }
      text += character.lowercased()
    }
    return text
  }
}
