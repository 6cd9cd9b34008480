import SwiftSyntax

extension StoredProperty {
  /// Whether its value is written out: numbers, texts, and lists of these or of names.
  package var holdsLiteral: Bool {
    guard let value, !value.is(NilLiteralExprSyntax.self) else { return false }
    if holdsScalar { return true }
    guard value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self) else {
      return false
    }
    return value.tokens(viewMode: .sourceAccurate).allSatisfy {
      $0.tokenKind != .leftParen && $0.tokenKind != .leftBrace
    }
  }

  /// Whether its value is a number, a text or a truth value.
  package var holdsScalar: Bool {
    value.map {
      $0.is(IntegerLiteralExprSyntax.self) || $0.is(FloatLiteralExprSyntax.self)
        || $0.is(BooleanLiteralExprSyntax.self) || $0.is(StringLiteralExprSyntax.self)
    } ?? false
  }
}
