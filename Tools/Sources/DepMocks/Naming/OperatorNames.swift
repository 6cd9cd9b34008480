import DepModel

/// Words for operators: a record of `+` cannot be called `+CallCount`.
enum OperatorNames {
  static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return !(first.properties.isXIDStart || first == "_" || first == "$")
  }

  static func words(for name: String, fixity: String?) -> String {
    let word = whole[name] ?? parts(of: name)
    return fixity.map { $0 + word.upperCamel } ?? word
  }

  private static let whole: [String: String] = [
    "==": "equal", "!=": "notEqual", "<": "lessThan", "<=": "lessThanOrEqual", ">": "greaterThan",
    ">=": "greaterThanOrEqual", "===": "identical", "!==": "notIdentical", "&&": "and",
    "||": "or", "??": "coalesce", "...": "closedRange", "..<": "halfOpenRange",
    "<<": "shiftLeft", ">>": "shiftRight", "~=": "matches", "->": "arrow",
  ]

  private static let signs: [Character: String] = [
    "+": "plus", "-": "minus", "*": "times", "/": "divided", "%": "percent", "=": "equal",
    "<": "less", ">": "greater", "!": "not", "&": "ampersand", "|": "bar", "^": "caret",
    "~": "tilde", "?": "question", ".": "dot",
  ]

  private static func parts(of name: String) -> String {
    name.map { signs[$0] ?? "u" + $0.unicodeScalars.map { String($0.value, radix: 16) }.joined() }
      .enumerated().map { $0.offset == 0 ? $0.element : $0.element.upperCamel }.joined()
  }
}
