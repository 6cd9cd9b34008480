import DepSyntax
import DepWiring
import SwiftSyntax

/// Adds arguments to a construction and takes others out; every other one keeps its bytes.
struct ArgumentListEditor {
  let completion: Completion
  let expressions: CompletedExpressions

  private var source: ParsedSource { completion.site.source }
  private var whole: FunctionCallExprSyntax { completion.whole }

  /// The bytes that are written anew, with all constructions in them; nil where lines are edited.
  var replaced: Range<Int>? { whole.isOnOneLine(in: source) ? whole.inner : nil }

  func edit(_ edits: inout EditList) {
    if let replaced {
      replaceWhole(replaced, &edits)
    } else {
      ArgumentLines(completion: completion).edit(&edits)
    }
  }

  // MARK: A construction on one line

  private func replaceWhole(_ range: Range<Int>, _ edits: inout EditList) {
    let indentation = source.indentation(at: range.lowerBound)
    let before = source.text(source.lineStart(at: range.lowerBound)..<range.lowerBound)
    let text = layout.text(
      expressions.expression(ExprSyntax(whole)), column: source.style.columns(before),
      indentation: indentation, after: columnsBehind(range))
    if text.contains(where: \.isNewline), let block = OneLineBlock(around: whole, in: source) {
      return replace(block, &edits)
    }
    edits.replace(range, with: text, in: source)
  }

  /// What does not fit between braces on one line gets lines of its own.
  private func replace(_ block: OneLineBlock, _ edits: inout EditList) {
    let range = whole.inner
    let outer = source.indentation(at: block.content.lowerBound)
    let inner = outer + source.style.indentation
    let before = inner + source.text(block.content.lowerBound..<range.lowerBound)
    let after = source.text(range.upperBound..<block.content.upperBound)
    let text = layout.text(
      expressions.expression(ExprSyntax(whole)), column: source.style.columns(before),
      indentation: inner, after: source.style.columns(after))
    let newline = source.style.newline
    edits.replace(
      block.space, with: newline + before + text + after + newline + outer, in: source)
  }

  private var layout: ExpressionLayout { ExpressionLayout(style: source.style) }

  /// What stands on the line behind the construction, but for a comment.
  private func columnsBehind(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    let bytes = source.bytes
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    let rest = source.text(range.upperBound..<end)
    let code = rest.firstRange(of: "//").map { rest[..<$0.lowerBound] } ?? rest[...]
    return source.style.columns(String(code.reversed().drop(while: \.isWhitespace)))
  }
}

extension ParsedSource {
  /// Whether nothing but spaces stands before a place on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    let start = lineStart(at: offset)
    return text(start..<offset).allSatisfy { $0 == " " || $0 == "\t" }
  }
}
