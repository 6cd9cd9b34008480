/// Text for a format in which a line end would end the record.
enum OneLine {
  /// The text with runs of line ends and of the blanks around them as one blank.
  static func of(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline)
      .map { trimmed($0) }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
