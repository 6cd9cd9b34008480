import DepMigration
import DepSyntax
import SwiftSyntax

/// Puts statements at the start of a body, whether it has a line of its own or not.
struct BodyEditor {
  let source: ParsedSource
  /// The indentation of the declaration.
  let outer: String
  var inner: String { outer + source.style.indentation }
  var newline: String { source.style.newline }

  init(source: ParsedSource, declarationAt offset: Int) {
    self.source = source
    outer = source.indentation(at: offset)
  }

  /// That of the first statement, for the type may be indented otherwise than most of its file.
  private func indentation(of body: CodeBlockSyntax) -> String {
    guard hasOwnLines(body), let first = body.statements.first else { return inner }
    let written = source.indentation(at: first.inner.lowerBound)
    return written.hasPrefix(outer) && written != outer ? written : inner
  }

  /// Inserts lines after the opening brace; `head` stands before them, as it is.
  func prepend(
    _ lines: [String], head: String = "", to body: CodeBlockSyntax, _ edits: inout EditList
  ) {
    let inner = indentation(of: body)
    let text = head + lines.map { newline + inner + $0 }.joined()
    let brace = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    guard !hasOwnLines(body) else {
      edits.insert(text, at: body.leftBrace.endPosition.utf8Offset, in: source)
      return
    }
    let end = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let first = body.statements.first, let last = body.statements.last else {
      let comments = comments(in: brace..<end)
      edits.replace(
        brace..<end,
        with: text + (comments.isEmpty ? "" : newline + inner + comments) + newline + outer,
        in: source)
      return
    }
    let before = comments(in: brace..<first.inner.lowerBound)
    edits.replace(
      brace..<first.inner.lowerBound,
      with: text + newline + inner + (before.isEmpty ? "" : before + " "), in: source)
    let commented = endOfComments(after: last, in: body)
    let after = comments(in: last.inner.upperBound..<commented)
    if !after.isEmpty {
      edits.replace(last.inner.upperBound..<commented, with: " " + after, in: source)
    }
    edits.replace(commented..<end, with: newline + outer, in: source)
  }

  /// Where the comments behind the last statement of a body of one line end.
  private func endOfComments(after last: CodeBlockItemSyntax, in body: CodeBlockSyntax) -> Int {
    let start = last.inner.upperBound
    let end = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return source.bytes[start..<end].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
  }

  /// What stands between two tokens, without the spaces around it.
  private func comments(in range: Range<Int>) -> String {
    let text = String(decoding: source.bytes[range], as: UTF8.self).drop(while: \.isWhitespace)
    return text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? ""
  }

  /// Inserts a line before the closing brace of a body to which others are prepended.
  func append(_ line: String, to body: CodeBlockSyntax, _ edits: inout EditList) {
    guard let last = body.statements.last else { return }
    let offset =
      hasOwnLines(body) ? last.endPosition.utf8Offset : endOfComments(after: last, in: body)
    edits.insert(newline + inner + line, at: offset, in: source)
  }

  private func hasOwnLines(_ body: CodeBlockSyntax) -> Bool {
    let first = body.statements.first.map { Syntax($0) } ?? Syntax(body.rightBrace)
    return first.leadingTrivia.contains { $0.isNewline }
      || body.leftBrace.trailingTrivia.contains { $0.isNewline }
  }
}
