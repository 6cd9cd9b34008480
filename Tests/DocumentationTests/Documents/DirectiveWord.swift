/// One word of a directive: `body`, `group=wrap` or `expect-error="missing argument"`.
struct DirectiveWord: Equatable {
  let key: String
  let value: String?

  /// Splits a text at white space that is not between quotation marks.
  static func words(in text: some StringProtocol) throws -> [DirectiveWord] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted {
        words.append(word)
        word = ""
      } else {
        word.append(character)
      }
    }
    guard !isQuoted else {
      throw DirectiveError(description: "a quotation mark is missing in '\(text)'")
    }
    return (words + [word]).filter { !$0.isEmpty }.map(DirectiveWord.init)
  }

  private init(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      key: String(parts[0]),
      value: parts.count == 2 ? parts[1].filter { $0 != "\"" } : nil)
  }

  init(key: String, value: String?) {
    self.key = key
    self.value = value
  }
}
