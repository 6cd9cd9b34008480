import DepModel

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  /// One word for a name that has spaces or signs, which only backticks allow.
  var asIdentifier: String {
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_" || $0.isSymbolOfName) }
    guard let first = words.first, words.count > 1 || first.count < count else { return self }
    return String(first) + words.dropFirst().map { String($0).upperCamel }.joined()
  }
}

extension Character {
  /// Whether a name may contain it without backticks, as it may emoji.
  fileprivate var isSymbolOfName: Bool { !isASCII && !isWhitespace }
}
