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
    if isOnOneLine { replaceWhole(&edits) } else { editLines(&edits) }
    takeAlong(&edits)
  }

  // MARK: A construction on one line

  private var whole: FunctionCallExprSyntax { site.outer ?? call }

  private var isOnOneLine: Bool {
    !source.text(whole).contains(where: \.isNewline) && !whole.containsComment
  }

  private func replaceWhole(_ edits: inout EditList) {
    let range = whole.inner
    let line = source.lineStart(at: range.lowerBound)
    let indentation = source.indentation(at: range.lowerBound)
    let column = source.style.columns(source.text(line..<range.lowerBound))
    let layout = ExpressionLayout(style: source.style)
    edits.replace(
      range,
      with: layout.text(
        expression, column: column, indentation: indentation, after: columnsBehind(range)),
      in: source)
  }

  /// What stands on the line behind the construction.
  private func columnsBehind(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    let bytes = source.bytes
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    return source.style.columns(source.text(range.upperBound..<end))
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

  // MARK: A list in lines

  private func editLines(_ edits: inout EditList) {
    let arguments = Array(call.arguments)
    let kept = arguments.filter { !completion.removed.contains($0.label?.text ?? "") }
    guard let first = kept.first else { return replaceList(&edits) }
    for argument in arguments where completion.removed.contains(argument.label?.text ?? "") {
      remove(argument, &edits)
    }
    let indentation = source.indentation(at: first.inner.lowerBound)
    let layout = ExpressionLayout(style: source.style)
    for added in completion.added.sorted(by: { $0.order < $1.order }) {
      let previous = kept.last { (completion.order[$0.label?.text ?? ""] ?? .max) < added.order }
      let value = layout.text(
        .call(name: "", arguments: [.init(label: added.label, value: added.value)]),
        column: source.style.columns(indentation) - 1, indentation: indentation)
      let text = String(value.dropFirst().dropLast())
      insert(text, behind: previous, first: first, indentation, &edits)
    }
  }

  private func insert(
    _ text: String, behind previous: LabeledExprSyntax?, first: LabeledExprSyntax,
    _ indentation: String, _ edits: inout EditList
  ) {
    let startsLine = source.isFirstOnLine(first.inner.lowerBound)
    guard let previous else {
      let gap = startsLine ? source.style.newline + indentation : " "
      edits.insert(text + "," + gap, at: first.inner.lowerBound, in: source)
      return
    }
    let end = previous.expression.inner.upperBound
    let line = source.text(source.lineStart(at: end)..<end)
    let isPacked =
      call.arguments.count > 1
      && call.arguments.dropFirst().contains {
        !source.isFirstOnLine($0.inner.lowerBound)
      }
    let fits = source.style.columns(line + ", " + text) + 3 <= source.style.lineLimit
    let gap = startsLine && (!isPacked || !fits) ? source.style.newline + indentation : " "
    edits.insert("," + gap + text, at: end, in: source)
  }

  private func remove(_ argument: LabeledExprSyntax, _ edits: inout EditList) {
    if argument.trailingComma != nil {
      edits.replace(
        argument.position.utf8Offset..<argument.endPosition.utf8Offset, with: "", in: source)
      return
    }
    let previous = call.arguments.last { $0.position < argument.position }
    let start = previous?.expression.inner.upperBound ?? argument.position.utf8Offset
    edits.replace(start..<argument.inner.upperBound, with: "", in: source)
  }

  /// All arguments of a list of which none stays.
  private func replaceList(_ edits: inout EditList) {
    guard let open = call.leftParen, let close = call.rightParen else { return }
    let indentation = source.indentation(at: call.inner.lowerBound)
    let layout = ExpressionLayout(style: source.style)
    let column = source.style.columns(
      source.text(source.lineStart(at: open.inner.lowerBound)..<open.inner.lowerBound))
    edits.replace(
      open.inner.lowerBound..<close.inner.upperBound,
      with: layout.text(
        .call(name: "", arguments: merged), column: column, indentation: indentation, after: 2),
      in: source)
  }

  // MARK: The closure around it

  /// Adds what the closure has to take with it to its list of captures.
  private func takeAlong(_ edits: inout EditList) {
    guard let closure = site.closures.last else { return }
    let existing = Set(closure.signature?.capture?.items.map { source.text($0).trimmedComma } ?? [])
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
