import SwiftSyntax

extension SyntaxProtocol {
  /// The text on one line; as it stands where a line end has a meaning of its own.
  var onOneLine: String {
    let text = trimmedDescription
    guard text.contains(where: \.isNewline), !containsComment, !hasMeaningfulLines else {
      return text
    }
    return text.split(whereSeparator: \.isNewline).map { line in
      line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    }.map { String($0) }.reduce("") { whole, line in
      let isOpen = whole.isEmpty || "([".contains(whole.suffix(1))
      let goesOn = line.first.map { ")].,".contains($0) } ?? true
      return whole + (isOpen || goesOn ? "" : " ") + line
    }
  }

  /// Whether a closure or a string of several lines is part of it.
  private var hasMeaningfulLines: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .multilineStringQuote || $0.parent?.is(ClosureExprSyntax.self) == true
    }
  }
}
