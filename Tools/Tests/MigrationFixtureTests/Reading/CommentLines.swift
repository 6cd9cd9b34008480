import Foundation

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

  /// The first comment that a file does not have any more where it was; nil if all are there.
  static func firstLost(
    of before: Data, in after: Data, except removed: [String] = []
  ) -> String? {
    let after = String(decoding: after, as: UTF8.self)
    var rest = after[...]
    for comment in CommentLines(String(decoding: before, as: UTF8.self)).texts
    where !removed.contains(comment) {
      guard let range = rest.range(of: comment) else { return comment }
      rest = rest[range.upperBound...]
    }
    return nil
  }
}
