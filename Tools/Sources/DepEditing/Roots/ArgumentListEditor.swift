import DepSyntax
import DepWiring
import SwiftSyntax

/// Adds arguments to a construction and takes others out; every other one keeps its bytes.
struct ArgumentListEditor {
  private let completion: Completion
  private let expressions: CompletedExpressions
  /// The bytes that are written anew, with all constructions in them; nil where lines are edited.
  private(set) var replaced: Range<Int>?
  private var whole: FunctionCallExprSyntax

  private var source: ParsedSource { completion.site.source }

  init(completion: Completion, expressions: CompletedExpressions) {
    self.completion = completion
    self.expressions = expressions
    whole = completion.whole
    guard whole.isOnOneLine(in: source) else {
      if completion.isReordered { replaced = ReorderedArguments.range(of: completion) }
      return
    }
    whole = outermostCall
    replaced = whole.inner
  }

  func edit(_ edits: inout EditList) {
    guard let replaced else {
      return ArgumentLines(completion: completion, layout: layout).edit(&edits)
    }
    guard whole.isOnOneLine(in: source) else {
      return ReorderedArguments(completion: completion, expressions: expressions).edit(&edits)
    }
    // What was decided for constructions in it is written with it.
    _ = edits.take(replaced.lowerBound + 1..<replaced.upperBound - 1, of: source)
    replaceWhole(replaced, &edits)
  }

  /// The call around a construction that needs several lines, of which it is an argument.
  private var outermostCall: FunctionCallExprSyntax {
    var call = whole
    while text(of: call).contains(where: \.isNewline),
      OneLineBlock(around: call, in: source) == nil,
      let outer = call.parent?.as(LabeledExprSyntax.self)?.parent?.parent?
        .as(FunctionCallExprSyntax.self),
      outer.trailingClosure == nil, outer.isOnOneLine(in: source)
    {
      call = outer
    }
    return call
  }

  // MARK: A construction on one line

  private func text(of call: FunctionCallExprSyntax) -> String {
    let range = call.inner
    let before = source.text(source.lineStart(at: range.lowerBound)..<range.lowerBound)
    return layout.text(
      expressions.expression(ExprSyntax(call)), column: source.style.columns(before),
      indentation: source.indentation(at: range.lowerBound), after: columnsBehind(range))
  }

  private func replaceWhole(_ range: Range<Int>, _ edits: inout EditList) {
    let text = text(of: whole)
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

  private var layout: ExpressionLayout { expressions.layout }

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
  /// Whether nothing but spaces stands behind a place on its line.
  func isLastOnLine(_ offset: Int) -> Bool {
    let rest = bytes[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Whether nothing but spaces stands before a place on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    let start = lineStart(at: offset)
    return text(start..<offset).allSatisfy { $0 == " " || $0 == "\t" }
  }
}
