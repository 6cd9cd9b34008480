package import SwiftSyntax

extension SyntaxProtocol {
  /// Whether a comment stands between its tokens.
  package var containsComment: Bool { containsComment(besides: []) }

  /// Whether a comment stands between its tokens, but for those inside of these nodes.
  package func containsComment(besides nodes: [Syntax]) -> Bool {
    var isFirst = true
    for token in tokens(viewMode: .sourceAccurate) {
      if nodes.contains(where: { $0.range.contains(token.position) }) { continue }
      if !isFirst, token.leadingTrivia.hasComment { return true }
      isFirst = false
      if token.id != lastToken(viewMode: .sourceAccurate)?.id, token.trailingTrivia.hasComment {
        return true
      }
    }
    return false
  }
}

extension Trivia {
  package var hasComment: Bool {
    contains { piece in
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }
}
