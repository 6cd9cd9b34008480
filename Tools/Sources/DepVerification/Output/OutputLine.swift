/// A line without what colors it.
struct OutputLine {
  let text: Substring

  /// The lines of what a program printed.
  static func lines(of output: String) -> [OutputLine] {
    output.split(whereSeparator: \.isNewline).map { OutputLine(text: Substring(plain($0))) }
  }

  /// The text before and after the first occurrence of a phrase.
  func split(at phrase: String) -> (before: Substring, after: Substring)? {
    Self.split(text, at: phrase)
  }

  static func split(
    _ text: Substring, at phrase: String
  ) -> (before: Substring, after: Substring)? {
    let wanted = Array(phrase.utf8)
    let bytes = text.utf8
    guard let first = wanted.first else { return nil }
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: first) {
      if bytes[start...].starts(with: wanted) {
        let end = bytes.index(start, offsetBy: wanted.count)
        return (text[..<start], text[end...])
      }
      index = bytes.index(after: start)
    }
    return nil
  }

  /// A place as `path:line:column` or `path:line`; nil for any other text.
  static func place(_ text: Substring) -> (path: String, line: Int, column: Int?)? {
    guard let colon = text.lastIndex(of: ":"), let last = Int(text[text.index(after: colon)...])
    else { return nil }
    let rest = text[..<colon]
    if let earlier = rest.lastIndex(of: ":"), let line = Int(rest[rest.index(after: earlier)...]) {
      let path = rest[..<earlier]
      return path.isEmpty || line < 1 ? nil : (String(path), line, last)
    }
    return rest.isEmpty || last < 1 ? nil : (String(rest), last, nil)
  }

  /// The text without escape sequences, which programs that think of a terminal put in.
  private static func plain(_ text: Substring) -> String {
    guard text.unicodeScalars.contains("\u{1B}") else { return String(text) }
    var result = String.UnicodeScalarView()
    var isInSequence = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" {
        isInSequence = true
      } else if isInSequence {
        isInSequence = !("A"..."Z").contains(scalar) && !("a"..."z").contains(scalar)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
