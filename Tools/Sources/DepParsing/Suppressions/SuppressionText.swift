/// What a comment says that silences rules: `depstructs:ignore rule, rule - reason`.
struct SuppressionText {
  private static let directive = "depstructs:ignore"
  private static let separators: Set<Character> = ["-", "\u{2013}", "\u{2014}", ":"]

  private(set) var rules: [String] = []
  private(set) var reason: String?

  /// Nil for a comment that says something else.
  init?(_ comment: String) {
    var text = Substring(comment)
    if text.hasPrefix("/*") {
      if text.hasSuffix("*/") { text = text.dropLast(2) }
      // The directive is one line of the comment.
      let body = text.dropFirst(2).drop { $0 == "*" || $0.isWhitespace }
      text = body.prefix { !$0.isNewline }
    } else {
      text = text.drop { $0 == "/" }
    }
    text = text.drop { $0.isWhitespace }
    guard text.hasPrefix(Self.directive) else { return nil }
    let rest = text.dropFirst(Self.directive.count)
    if let next = rest.first, next.isLetter || next.isNumber || next == "_" { return nil }
    read(rest)
  }

  private mutating func read(_ rest: Substring) {
    var rest = rest.drop { $0.isWhitespace }
    while let first = rest.first {
      if Self.separators.contains(first) {
        reason = Self.trimmed(rest.drop { Self.separators.contains($0) })
        return
      }
      let rule = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      // What is no rule can only be a reason whose separator was forgotten.
      guard !rule.isEmpty else { return }
      rules.append(String(rule))
      rest = rest.dropFirst(rule.count).drop { $0.isWhitespace }
      guard rest.first == "," else { break }
      rest = rest.dropFirst().drop { $0.isWhitespace }
    }
    guard let first = rest.first, Self.separators.contains(first) else { return }
    reason = Self.trimmed(rest.drop { Self.separators.contains($0) })
  }

  private static func trimmed(_ text: Substring) -> String? {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text.isEmpty ? nil : String(text)
  }
}
