/// The line comments of a file, each to the end of its line.
struct CommentLines {
  let texts: [String]

  /// Finds what follows two slashes at the beginning of a line or after a space; in a string that
  /// is found too, and must be kept as well.
  init(_ text: String) {
    texts = text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let slashes = line.firstRange(of: "//") else { return nil }
      let isFirst = slashes.lowerBound == line.startIndex
      guard isFirst || line[line.index(before: slashes.lowerBound)].isWhitespace else { return nil }
      return String(line[slashes.lowerBound...])
    }
  }
}
