import SwiftParser
import SwiftSyntax

/// Spells a declaration or type with other names, for use in another place.
package struct NameRewriting: Sendable {
  /// What `Self` is.
  package let selfName: String
  /// Names of types and what they become: nested ones get the name of the type around them.
  private let names: [String: String]

  package init(selfName: String, names: [String: String] = [:]) {
    self.selfName = selfName
    self.names = names
  }

  /// The type that a text spells, spelled anew.
  package func type(_ text: String) -> String {
    var parser = Parser(text)
    return self.text(of: TypeSyntax.parse(from: &parser))
  }

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
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }

  private func isSelf(_ token: TokenSyntax) -> Bool {
    guard token.tokenKind == .keyword(.Self) else { return false }
    return token.parent?.is(IdentifierTypeSyntax.self) == true
      || token.parent?.is(DeclReferenceExprSyntax.self) == true
  }

  /// Whether it is the base of a member type: `Self.Item` is `Item` in a double.
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

  /// Comments are dropped, because lines are joined and a comment would swallow the rest.
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
