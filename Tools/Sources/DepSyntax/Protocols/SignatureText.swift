import SwiftSyntax

/// Code on one line without comments, in which the names of types can be written in another way.
package struct SignatureText: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// The first name of a type, as written.
    case typeName(String)
    /// `Self`; as a base in `Self.Key`.
    case selfType(isBase: Bool)
  }

  package let pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  /// Reads a node with the names of all types in it.
  init(_ node: some SyntaxProtocol) {
    var finder = TypeNameFinder()
    finder.read(Syntax(node))
    self.init(node, names: finder.names)
  }

  /// Reads a node in which these tokens name types.
  init(_ node: some SyntaxProtocol, names: [SyntaxIdentifier: Piece]) {
    pieces = Self.pieces(of: node) { names[$0.id] }
  }

  package var isEmpty: Bool { plain.isEmpty }

  /// The text as written.
  package var plain: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .typeName(let text): text
      case .selfType: "Self"
      }
    }.joined()
  }

  static func pieces(
    of node: some SyntaxProtocol, replacing replacement: (TokenSyntax) -> Piece?
  ) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var previous: TokenSyntax?
    for token in node.tokens(viewMode: .sourceAccurate) {
      if let previous, hasGap(previous, token), !previous.bindsRight, !token.bindsLeft {
        text += " "
      }
      if let piece = replacement(token) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(piece)
      } else {
        text += token.text
      }
      previous = token
    }
    return text.isEmpty ? pieces : pieces + [.text(text)]
  }

  private static func hasGap(_ left: TokenSyntax, _ right: TokenSyntax) -> Bool {
    left.trailingTriviaLength.utf8Length > 0 || right.leadingTriviaLength.utf8Length > 0
  }
}

/// The first names of all types under a node.
private struct TypeNameFinder {
  private(set) var names: [SyntaxIdentifier: SignatureText.Piece] = [:]

  mutating func read(_ node: Syntax) {
    if let attribute = node.as(AttributeSyntax.self) {
      let name = attribute.attributeName.plainText
      if !Self.plainAttributes.contains(name) { read(Syntax(attribute.attributeName)) }
      return
    }
    if let type = node.as(IdentifierTypeSyntax.self) {
      let isBase = type.parent?.is(MemberTypeSyntax.self) == true
      names[type.name.id] =
        type.name.text == "Self" ? .selfType(isBase: isBase) : .typeName(type.name.text)
    }
    for child in node.children(viewMode: .sourceAccurate) { read(child) }
  }

  /// Attributes of types that say how a value is passed, and name no type.
  private static let plainAttributes: Set<String> = [
    "Sendable", "autoclosure", "convention", "escaping", "isolated", "noDerivative", "unchecked",
    "concurrent", "preconcurrency", "retroactive", "inlinable",
  ]
}

extension TokenSyntax {
  fileprivate var bindsRight: Bool {
    switch tokenKind {
    case .leftParen, .leftSquare, .leftAngle, .atSign, .period: true
    default: false
    }
  }

  fileprivate var bindsLeft: Bool {
    switch tokenKind {
    case .rightParen, .rightSquare, .rightAngle, .comma, .period, .colon: true
    default: false
    }
  }
}
