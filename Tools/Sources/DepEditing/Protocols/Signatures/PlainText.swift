import DepMigration
import DepSyntax
import SwiftSyntax

extension SyntaxProtocol {
  /// The text without comments, on one line.
  var plainText: String { PlainText.of(self, replacing: [:]) }
}

extension TypeSyntax {
  /// The text without what makes no other type: names of parameters, and `any`.
  var comparisonText: String {
    var texts: [SyntaxIdentifier: String] = [:]
    for token in tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.any) { texts[token.id] = "" }
      guard let element = token.parent?.as(TupleTypeElementSyntax.self),
        element.parent?.parent?.is(FunctionTypeSyntax.self) == true,
        token.parent?.id == element.id, token.id != element.trailingComma?.id
      else { continue }
      texts[token.id] = ""
    }
    return PlainText.of(self, replacing: texts).filter { $0 != " " }
  }
}

/// Writes syntax on one line, with some of its tokens replaced.
enum PlainText {
  static func of(_ node: some SyntaxProtocol, replacing texts: [SyntaxIdentifier: String]) -> String
  {
    var result = ""
    var previous: TokenSyntax?
    for token in node.tokens(viewMode: .sourceAccurate) {
      if let previous, hasGap(previous, token), !previous.bindsRight, !token.bindsLeft {
        result += " "
      }
      result += texts[token.id] ?? token.text
      previous = token
    }
    return result
  }

  private static func hasGap(_ left: TokenSyntax, _ right: TokenSyntax) -> Bool {
    left.trailingTriviaLength.utf8Length > 0 || right.leadingTriviaLength.utf8Length > 0
  }
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
