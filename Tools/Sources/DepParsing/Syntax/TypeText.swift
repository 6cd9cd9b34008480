@_spi(RawSyntax) internal import SwiftSyntax

/// Writes code as a formatter would: single spaces, and only where they belong.
struct TypeText {
  private static let depthLimit = 200

  private let dropsGenericArguments: Bool
  private var text = ""
  private var previous: RawTokenKind?
  private var hasGap = false

  /// The text of a node, such as a type.
  static func of(_ node: RawSyntax, withoutGenericArguments: Bool = false) -> String {
    if let only = onlyToken(node) { return String(syntaxText: only.rawText) }
    if !withoutGenericArguments, let text = TidyText(node) { return text.string }
    var writer = Self(dropsGenericArguments: withoutGenericArguments)
    writer.write(node, depth: 0)
    return writer.text
  }

  private init(dropsGenericArguments: Bool) {
    self.dropsGenericArguments = dropsGenericArguments
  }

  /// Most types are one name.
  private static func onlyToken(_ node: RawSyntax) -> RawSyntaxTokenView? {
    guard node.kind == .identifierType, let type = RawIdentifierTypeSyntax(node),
      type.genericArgumentClause == nil, node.byteLength == type.name.raw.byteLength
    else { return nil }
    return type.name.tokenView
  }

  private mutating func write(_ node: RawSyntax, depth: Int) {
    if let token = node.tokenView {
      if node.byteLength > 0 { write(token) }
      return
    }
    guard depth < Self.depthLimit, let children = node.nodes else { return }
    if dropsGenericArguments, node.kind == .genericArgumentClause { return }
    for case let child? in children { write(child, depth: depth + 1) }
  }

  private mutating func write(_ token: RawSyntaxTokenView) {
    let kind = token.rawKind
    if let previous {
      let gap = hasGap || token.leadingTriviaByteLength > 0
      if Self.needsSpace(previous, kind) || (gap && Self.mayHaveSpace(previous, kind)) {
        text += " "
      }
    }
    text += String(syntaxText: token.rawText)
    previous = kind
    hasGap = token.trailingTriviaByteLength > 0
  }

  private static func needsSpace(_ left: RawTokenKind, _ right: RawTokenKind) -> Bool {
    switch (left, right) {
    case (_, .rightParen), (_, .rightSquare), (_, .rightAngle): false
    case (.comma, _), (.colon, _), (.arrow, _), (_, .arrow), (.equal, _), (_, .equal): true
    case (.binaryOperator, _), (_, .binaryOperator), (.rightParen, .keyword): true
    default: false
    }
  }

  private static func mayHaveSpace(_ left: RawTokenKind, _ right: RawTokenKind) -> Bool {
    switch left {
    case .leftParen, .leftSquare, .leftAngle, .period, .atSign, .prefixOperator: return false
    default: break
    }
    switch right {
    case .rightParen, .rightSquare, .rightAngle, .comma, .colon, .period, .postfixQuestionMark,
      .exclamationMark, .leftAngle:
      return false
    default: return true
    }
  }
}
