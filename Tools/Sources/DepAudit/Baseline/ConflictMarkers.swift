/// The lines that git writes around what it could not merge.
enum ConflictMarkers {
  /// The number of the first marker's line, from 1.
  static func firstLine(in text: String) -> Int? {
    lines(of: text).firstIndex { kind(of: $0) != nil }.map { $0 + 1 }
  }

  /// The text with both sides of each conflict, without markers and without the common ancestor.
  ///
  /// Lines that go are left empty, so that the others keep their numbers.
  static func bothSides(of text: String) -> String {
    var isAncestor = false
    return lines(of: text).map { line -> Substring in
      switch kind(of: line) {
      case .ancestor:
        isAncestor = true
        return ""
      case .ours, .theirs, .end:
        isAncestor = false
        return ""
      case nil: return isAncestor ? "" : line
      }
    }.joined(separator: "\n")
  }

  private enum Kind {
    case ours, ancestor, theirs, end
  }

  private static func kind(of line: Substring) -> Kind? {
    if line.hasPrefix("<<<<<<<") { return .ours }
    if line.hasPrefix("|||||||") { return .ancestor }
    if line.hasPrefix("=======") { return .theirs }
    if line.hasPrefix(">>>>>>>") { return .end }
    return nil
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
