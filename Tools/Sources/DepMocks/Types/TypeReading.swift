internal import SwiftParser
internal import SwiftSyntax

/// Looks at types as they are written.
enum TypeReading {
  /// The type that a text spells.
  static func type(_ text: String) -> TypeSyntax {
    var parser = Parser(text)
    return TypeSyntax.parse(from: &parser)
  }

  /// The names of types in a node, but not those that stand after a dot.
  static func names(in node: some SyntaxProtocol) -> Set<String> {
    var names: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      if token.parent?.is(IdentifierTypeSyntax.self) == true { names.insert(plain(token)) }
    }
    return names
  }

  static func hasOpaqueType(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }

  static func hasPack(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.repeat) || $0.tokenKind == .keyword(.each)
    }
  }

  /// A type in parentheses that is no tuple, without them.
  static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil, element.ellipsis == nil
    else { return type }
    return unwrapped(element.type)
  }

  static func isVoid(_ type: TypeSyntax?) -> Bool {
    guard let type = type.map(unwrapped) else { return true }
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
    let text = type.trimmedDescription
    return text == "Void" || text == "Swift.Void"
  }

  private static func plain(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }
}
