internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// Finds the comments that silence rules, and the lines that they silence.
struct SuppressionReader {
  /// Most files hold no such comment, and their tokens are not looked at again.
  private static let search = ByteSearch("depstructs:ignore")

  private var source: SourceMap
  private let extents: [DeclarationExtent]
  /// The offsets of tokens, in order.
  private var tokens: [Int] = []
  private var comments: [(offset: Int, text: String)] = []

  static func isNeeded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { search.isFound(in: bytes) }

  static func read(
    _ root: RawSyntax, source: SourceMap, extents: [DeclarationExtent]
  ) -> [SuppressionFact] {
    var reader = Self(source: source, extents: extents)
    reader.collect(root)
    return reader.comments.compactMap { reader.fact($0.text, at: $0.offset) }
  }

  private init(source: SourceMap, extents: [DeclarationExtent]) {
    self.source = source
    self.extents = extents
  }

  /// Collects tokens and comments, without recursion.
  private mutating func collect(_ root: RawSyntax) {
    var open = [root]
    while let node = open.popLast() {
      if let token = node.tokenView {
        if node.byteLength > 0 || token.rawKind == .endOfFile { add(token) }
      } else if let children = node.nodes {
        for case let child? in children.reversed() { open.append(child) }
      }
    }
  }

  private mutating func add(_ token: RawSyntaxTokenView) {
    guard let start = source.offset(of: token) else { return }
    add(token.leadingRawTriviaPieces, from: start - token.leadingTriviaByteLength)
    if !token.rawText.isEmpty { tokens.append(start) }
    add(token.trailingRawTriviaPieces, from: start + token.rawText.count)
  }

  private mutating func add(_ pieces: [RawTriviaPiece], from start: Int) {
    var offset = start
    for piece in pieces {
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        comments.append((offset, String(syntaxText: text)))
      default: break
      }
      offset += piece.byteLength
    }
  }

  private mutating func fact(_ comment: String, at offset: Int) -> SuppressionFact? {
    guard let directive = SuppressionText(comment) else { return nil }
    let line = source.lines.lineNumber(offset)
    var (first, last) = (line, line)
    if !holdsCode(line) {
      (first, last) = nextCode(after: offset)
    }
    return SuppressionFact(
      rules: directive.rules, reason: directive.reason, position: source.position(offset),
      firstLine: first, lastLine: last)
  }

  private mutating func holdsCode(_ line: Int32) -> Bool {
    for token in tokens where source.lines.lineNumber(token) == line { return true }
    return false
  }

  /// The lines of the declaration that begins on the next line of code, or that line alone.
  private mutating func nextCode(after offset: Int) -> (first: Int32, last: Int32) {
    guard let next = tokens.first(where: { $0 > offset }) else {
      let line = source.lines.lineNumber(offset)
      return (line, line)
    }
    let line = source.lines.lineNumber(next)
    let ends = extents.filter { $0.firstLine == line }.map(\.lastLine)
    return (line, ends.max() ?? line)
  }
}
