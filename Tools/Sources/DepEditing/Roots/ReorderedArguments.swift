import DepModel
import DepSyntax
import DepWiring
import SwiftSyntax

/// Writes a list that has several lines in the order of the fields; each argument takes its
/// comments along.
struct ReorderedArguments {
  let completion: Completion
  let expressions: CompletedExpressions

  private struct Unit {
    let order: Int
    /// Comments and the spaces behind them.
    var above = ""
    let text: String
    var behind = ""
  }

  private var source: ParsedSource { completion.site.source }
  private var call: FunctionCallExprSyntax { completion.site.call }

  /// Between the parentheses.
  static func range(of completion: Completion) -> Range<Int>? {
    guard let open = completion.site.call.leftParen, let close = completion.site.call.rightParen
    else { return nil }
    return open.endPosition.utf8Offset..<close.position.utf8Offset
  }

  func edit(_ edits: inout EditList) {
    guard let range = Self.range(of: completion) else { return }
    edits.replace(range, with: text, in: source)
  }

  private var text: String {
    let arguments = Array(call.arguments)
    let starts = arguments.map { source.isFirstOnLine($0.inner.lowerBound) }
    let indentation =
      zip(arguments, starts).first { $1 }.map { source.indentation(at: $0.0.inner.lowerBound) }
      ?? source.indentation(at: call.inner.lowerBound) + source.style.indentation
    let line = source.style.newline + indentation
    let endsOnNewLine = call.rightParen.map { source.isFirstOnLine($0.inner.lowerBound) } ?? false
    let isPacked = starts.dropFirst().contains(false)
    let endsWithComma = arguments.last?.trailingComma != nil
    var text = ""
    let units = units(indentation)
    for (index, unit) in units.enumerated() {
      var unit = unit
      let isLast = index == units.count - 1
      // A comment would swallow the parenthesis.
      if isLast, !endsOnNewLine, unit.behind.hasPrefix("//") {
        unit.above += unit.behind + line
        unit.behind = ""
      }
      let startsLine =
        unit.above.contains(where: \.isNewline) || units[..<index].last?.behind.isEmpty == false
        || (index < starts.count ? starts[index] : !isPacked)
      text += startsLine ? line : index == 0 ? "" : " "
      text += unit.above + unit.text + (!isLast || endsWithComma ? "," : "")
      text += unit.behind.isEmpty ? "" : "  " + unit.behind
    }
    return text
  }

  private func units(_ indentation: String) -> [Unit] {
    let kept = completion.site.arguments.filter { !completion.removed.contains($0.label) }
    let column = source.style.columns(indentation)
    var units = kept.map { argument in
      let node = argument.node
      let label = completion.renamed[argument.label]
      let head = source.text(node.inner.lowerBound..<node.expression.inner.lowerBound)
      let written = label.map { $0.escapedAsLabel + head.drop { $0 != ":" } } ?? head
      let value = expressions.layout.text(
        expressions.expression(node.expression), column: column + source.style.columns(written),
        indentation: indentation, after: 1)
      let end = node.trailingComma?.inner.lowerBound ?? node.inner.upperBound
      return Unit(
        order: completion.order[label ?? argument.label] ?? .max,
        above: node.leadingTrivia.hasComment
          ? source.text(node.codeStart..<node.inner.lowerBound) : "",
        text: written + value + source.text(node.expression.inner.upperBound..<end),
        behind: source.text(node.inner.upperBound..<node.endPosition.utf8Offset).trimmed)
    }
    units += completion.added.map { added in
      let value = expressions.layout.text(
        .call(name: "", arguments: [.init(label: added.label, value: added.value)]),
        column: column - 1, indentation: indentation)
      return Unit(order: added.order, text: String(value.dropFirst().dropLast()))
    }
    return units.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    .map(\.element)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
