import SwiftSyntax

extension SyntaxProtocol {
  /// The text without comments, on one line.
  package var plainText: String { SignatureText(self, names: [:]).plain }
}

extension TypeSyntax {
  /// The text without what makes no other type: names of parameters, and `any`.
  var comparisonText: String {
    var omitted: Set<SyntaxIdentifier> = []
    for token in tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.any) { omitted.insert(token.id) }
      guard let element = token.parent?.as(TupleTypeElementSyntax.self),
        element.parent?.parent?.is(FunctionTypeSyntax.self) == true,
        token.parent?.id == element.id, token.id != element.trailingComma?.id
      else { continue }
      omitted.insert(token.id)
    }
    let pieces = SignatureText.pieces(of: self) { omitted.contains($0.id) ? .text("") : nil }
    return SignatureText(pieces: pieces).plain.filter { $0 != " " }
  }
}
