internal import SwiftSyntax

/// Spells a node anew where names mean something else than in the place that it comes from.
struct NameRewriting: Sendable {
  /// What `Self` is.
  var selfName: String
  /// Names of types and what they become: nested ones get the name of the type around them.
  var names: [String: String]

  func text(of node: some SyntaxProtocol) -> String {
    var text = ""
    var skipsPeriod = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if skipsPeriod {
        skipsPeriod = false
        if token.tokenKind == .period { continue }
      }
      let leading = Self.withoutComments(token.leadingTrivia)
      let trailing = Self.withoutComments(token.trailingTrivia)
      if isSelf(token) {
        if isBase(token) {
          text += leading
          skipsPeriod = true
        } else {
          text += leading + selfName + trailing
        }
      } else if let name = replacement(of: token) {
        text += leading + name + trailing
      } else {
        text += leading + token.text + trailing
      }
    }
    return text.trimmed
  }

  private func isSelf(_ token: TokenSyntax) -> Bool {
    guard token.tokenKind == .keyword(.Self) else { return false }
    return token.parent?.is(IdentifierTypeSyntax.self) == true
      || token.parent?.is(DeclReferenceExprSyntax.self) == true
  }

  /// Whether a member is asked of it: `Self.Item` is `Item` in a double.
  private func isBase(_ token: TokenSyntax) -> Bool {
    guard let type = token.parent?.as(IdentifierTypeSyntax.self),
      let member = type.parent?.as(MemberTypeSyntax.self)
    else { return false }
    return member.baseType.id == type.id && member.name.text != "Type"
  }

  private func replacement(of token: TokenSyntax) -> String? {
    guard token.parent?.is(IdentifierTypeSyntax.self) == true else { return nil }
    return names[token.text]
  }

  /// Lines are joined: comments have no place in what is generated, and may not swallow code.
  private static func withoutComments(_ trivia: Trivia) -> String {
    trivia.isEmpty ? "" : trivia.contains { !$0.isNothing } ? " " : ""
  }
}

extension TriviaPiece {
  fileprivate var isNothing: Bool {
    if case .spaces(0) = self { return true }
    return false
  }
}

extension String {
  /// A type with another name for `Self`.
  func replacingSelf(by name: String) -> String {
    guard contains("Self") else { return self }
    return NameRewriting(selfName: name, names: [:]).text(of: TypeReading.type(self))
  }

  /// Without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  /// One word for a name that has spaces or signs, which only backticks allow.
  var asIdentifier: String {
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_" || $0.isSymbolOfName) }
    guard let first = words.first, words.count > 1 || first.count < count else { return self }
    return String(first) + words.dropFirst().map { String($0).capitalized }.joined()
  }

  /// With a capital first letter.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// With a small first letter.
  var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}

extension Character {
  /// Whether a name may have it without backticks, as pictures.
  fileprivate var isSymbolOfName: Bool { !isASCII && !isWhitespace }
}
