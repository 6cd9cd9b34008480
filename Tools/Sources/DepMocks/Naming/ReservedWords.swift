/// The words that a declaration can only have in backticks.
enum ReservedWords {
  private static let words: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "await", "false",
    "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
  ]

  static func contains(_ word: String) -> Bool { words.contains(word) }

  /// A label of a tuple, in backticks where it needs them.
  static func label(_ word: String) -> String {
    ["inout", "var", "let", "self", "init", "Type", "Protocol"].contains(word) ? "`\(word)`" : word
  }
}
