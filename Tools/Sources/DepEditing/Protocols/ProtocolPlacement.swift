import DepPlan
import DepSyntax
import SwiftSyntax

/// Where the protocol and the conformance of a type stand in its file.
struct ProtocolPlacement {
  let subject: TypePart

  private var source: ParsedSource { subject.source }

  func edits(_ text: ProtocolText) -> [Edit] {
    let outermost = subject.outermost
    let start = Self.start(of: outermost, in: source)
    let end = outermost.endPosition.utf8Offset
    let indentation = source.indentation(at: outermost.inner.lowerBound)
    let newline = source.style.newline
    let above =
      (isFollowing(start) ? newline : "")
      + Self.text(text.protocolLines, indentation, newline) + newline + newline
    let below =
      newline + newline + Self.text(text.conformanceLines, indentation, newline)
      + (isFollowed(end) ? newline : "")
    return [
      Edit(file: source.file, range: start..<start, replacement: above),
      Edit(file: source.file, range: end..<end, replacement: below),
    ]
  }

  static func text(_ lines: [String], _ indentation: String, _ newline: String) -> String {
    lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: newline)
  }

  /// Whether code stands on the line above, so that there is no empty one.
  private func isFollowing(_ start: Int) -> Bool {
    guard start > 0, source.lineStart(at: start) == start else { return false }
    let line = source.text(source.lineStart(at: start - 1)..<start)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let isComment =
      ["//", "/*", "*"].contains { line.hasPrefix($0) } || line.contains("*/")
    let isCondition = ["#if", "#else"].contains { line.hasPrefix($0) }
    return !line.isEmpty && !isComment && !isCondition
  }

  /// Whether something stands on the line below, so that there is no empty one.
  private func isFollowed(_ end: Int) -> Bool {
    let rest = source.text(end..<source.bytes.count).drop { !$0.isNewline }
    let line = rest.dropFirst().prefix { !$0.isNewline }.drop(while: \.isWhitespace)
    return !line.isEmpty && !["#e", "}"].contains { line.hasPrefix($0) }
  }

  /// Where the declaration begins, with the comments that belong to it.
  static func start(of declaration: DeclSyntax, in source: ParsedSource) -> Int {
    let inner = declaration.inner.lowerBound
    let name = declaration.declaredNames.first
    let pieces = Array(declaration.leadingTrivia)
    var lengths: [Int] = pieces.map(\.sourceLength.utf8Length)
    // The comments right above it, back to an empty line.
    var index = pieces.count
    var hasLineStart = false
    var breaks = 0
    var firstComment = pieces.count
    while index > 0 {
      let piece = pieces[index - 1]
      if let count = piece.lineBreaks {
        breaks += count
        hasLineStart = true
        // A documentation comment is that of the next declaration, however far it is.
        let above = pieces[..<(index - 1)].last { $0.lineBreaks == nil && !$0.isWhitespace }
        if breaks > 1, above?.isDocumentation != true, above?.isMark(of: name) != true { break }
      } else if piece.isComment {
        breaks = 0
        firstComment = index - 1
      } else if !piece.isWhitespace {
        break
      }
      index -= 1
    }
    lengths = Array(lengths[min(firstComment, pieces.count)...])
    let start = max(inner - lengths.reduce(0, +), FileHeading(source).end)
    let line = source.lineStart(at: start)
    let isAlone = source.text(line..<start).allSatisfy { $0 == " " || $0 == "\t" }
    return isAlone && (hasLineStart || line > 0) ? line : start
  }
}

extension TriviaPiece {
  fileprivate var lineBreaks: Int? {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
      count
    default: nil
    }
  }

  fileprivate var isWhitespace: Bool {
    switch self {
    case .spaces, .tabs, .formfeeds, .verticalTabs: true
    default: false
    }
  }

  fileprivate var isComment: Bool {
    switch self {
    case .lineComment, .blockComment: true
    default: isDocumentation
    }
  }

  /// `// MARK: - Player` is the heading of Player, which stays above it.
  fileprivate func isMark(of name: String?) -> Bool {
    guard case .lineComment(let text) = self, let mark = text.firstRange(of: "MARK:"), let name
    else { return false }
    return text[mark.upperBound...].drop { " -".contains($0) } == name
  }

  fileprivate var isDocumentation: Bool {
    switch self {
    case .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
