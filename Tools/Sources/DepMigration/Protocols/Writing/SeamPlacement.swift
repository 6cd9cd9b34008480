import DepFacts
import DepModel
import SwiftSyntax

/// Where the protocol and the conformance of a type stand in its file.
struct SeamPlacement {
  let subject: SeamSubject

  private var source: ParsedSource { subject.part.source }
  private var outermost: DeclSyntax { subject.part.outermost }

  /// - Throws: Where the file leaves no room beside the type.
  func edits(_ text: SeamText) throws(SeamRefusal) -> [SeamEdit] {
    let start = Self.start(of: outermost, in: source)
    let end = outermost.endPosition.utf8Offset
    guard Self.isLineEnd(end, in: source) else {
      throw SeamRefusal("something follows \(subject.entry.name) on the same line")
    }
    let indentation = source.indentation(at: outermost.inner.lowerBound)
    let newline = source.style.newline
    let above = Self.text(text.protocolLines, indentation, newline) + newline + newline
    let below = newline + newline + Self.text(text.conformanceLines, indentation, newline)
    return [
      SeamEdit(file: source.file, range: start..<start, replacement: above),
      SeamEdit(file: source.file, range: end..<end, replacement: below),
    ]
  }

  static func text(_ lines: [String], _ indentation: String, _ newline: String) -> String {
    lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: newline)
  }

  static func isLineEnd(_ offset: Int, in source: ParsedSource) -> Bool {
    guard offset < source.bytes.count else { return true }
    return source.bytes[offset] == UInt8(ascii: "\n") || source.bytes[offset] == UInt8(ascii: "\r")
  }

  /// Where the declaration begins, with the comments that belong to it.
  static func start(of declaration: DeclSyntax, in source: ParsedSource) -> Int {
    let inner = declaration.inner.lowerBound
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
        if breaks > 1 { break }
      } else if piece.isComment {
        breaks = 0
        firstComment = index - 1
      } else if !piece.isWhitespace {
        break
      }
      index -= 1
    }
    let isAtStart = index == 0 && declaration.position.utf8Offset == 0
    if isAtStart {
      // What stands on top of a file is about the file, unless it is documentation.
      firstComment =
        pieces.indices.first { $0 >= index && pieces[$0].isDocumentation } ?? pieces.count
    }
    lengths = Array(lengths[min(firstComment, pieces.count)...])
    let start = inner - lengths.reduce(0, +)
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

  fileprivate var isDocumentation: Bool {
    switch self {
    case .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
