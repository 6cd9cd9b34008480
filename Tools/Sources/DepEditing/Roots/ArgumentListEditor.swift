import DepSyntax
import DepWiring
import SwiftSyntax

/// Adds arguments to a construction and takes others out; every other one keeps its bytes.
struct ArgumentListEditor {
  let completion: Completion

  private var site: ConstructionSite { completion.site }
  private var source: ParsedSource { site.source }
  private var call: FunctionCallExprSyntax { site.call }

  func edit(_ edits: inout EditList) {
    if isOnOneLine {
      replaceWhole(&edits)
    } else {
      ArgumentLines(completion: completion).edit(&edits)
    }
    takeAlong(&edits)
  }

  // MARK: A construction on one line

  private var whole: FunctionCallExprSyntax { site.outer ?? call }

  private var isOnOneLine: Bool {
    !source.text(whole).contains(where: \.isNewline) && !whole.containsComment
  }

  private func replaceWhole(_ edits: inout EditList) {
    let range = whole.inner
    let indentation = source.indentation(at: range.lowerBound)
    let before = source.text(source.lineStart(at: range.lowerBound)..<range.lowerBound)
    let text = layout.text(
      expression, column: source.style.columns(before), indentation: indentation,
      after: columnsBehind(range))
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
      expression, column: source.style.columns(before), indentation: inner,
      after: source.style.columns(after))
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

  private var expression: WiredExpression {
    let inner = WiredExpression.call(
      name: source.text(call.calledExpression), arguments: merged)
    guard let outer = site.outer else { return inner }
    let arguments = outer.arguments.map { argument in
      WiredExpression.Argument(
        label: argument.label?.text,
        value: argument.expression.id == ExprSyntax(call).id
          ? inner : .text(source.text(argument.expression)))
    }
    return .call(name: source.text(outer.calledExpression), arguments: arguments)
  }

  /// Those that stay and those that come, in declared order where that is known.
  private var merged: [WiredExpression.Argument] {
    var list = call.arguments.compactMap { argument -> (Int, WiredExpression.Argument)? in
      let label = argument.label?.text ?? ""
      guard !completion.removed.contains(label) else { return nil }
      return (
        completion.order[label] ?? .max,
        .init(label: argument.label?.text, value: .text(source.text(argument.expression)))
      )
    }
    for added in completion.added {
      let index = list.firstIndex { $0.0 > added.order } ?? list.count
      list.insert((added.order, .init(label: added.label, value: added.value)), at: index)
    }
    return list.map(\.1)
  }

  // MARK: The closure around it

  /// Adds what the closure has to take with it to its list of captures.
  private func takeAlong(_ edits: inout EditList) {
    guard let closure = site.closures.last else { return }
    let existing = Set(
      site.closures.flatMap { outer in
        outer.signature?.capture?.items.map { source.text($0).trimmedComma } ?? []
      })
    let names = completion.captures.filter { !existing.contains($0) }
    guard !names.isEmpty else { return }
    if let last = closure.signature?.capture?.items.last {
      edits.insert(", " + names.joined(separator: ", "), at: last.inner.upperBound, in: source)
    } else if let signature = closure.signature {
      edits.insert(
        "[\(names.joined(separator: ", "))] ", at: signature.inner.lowerBound, in: source)
    } else {
      edits.insert(
        " [\(names.joined(separator: ", "))] in", at: closure.leftBrace.inner.upperBound,
        in: source)
    }
  }
}

extension ParsedSource {
  /// Whether nothing but spaces stands before a place on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    let start = lineStart(at: offset)
    return text(start..<offset).allSatisfy { $0 == " " || $0 == "\t" }
  }
}

extension String {
  fileprivate var trimmedComma: String {
    var text = self
    if text.last == "," { text.removeLast() }
    return text
  }
}
