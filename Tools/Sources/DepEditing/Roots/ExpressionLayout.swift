import DepModel
import DepSyntax
import DepWiring

/// Lays an expression out in lines, as the rest of the file is laid out.
struct ExpressionLayout {
  let style: SourceStyle
  /// Whether the list of a call opens on the line of the call that takes it.
  var isClose = false

  init(style: SourceStyle) { self.style = style }

  /// As a root is laid out: a long one stands close, where no formatter would set it otherwise.
  init(style: SourceStyle, isLong: Bool) {
    self.style = style
    isClose = isLong && !style.hasWrittenLimit
  }

  /// The text of an expression that begins at a column of a line with this indentation.
  ///
  /// `after` is how many columns the rest of the line takes.
  func text(_ expression: WiredExpression, column: Int, indentation: String, after: Int = 0)
    -> String
  {
    let flat = WiredText.flat(expression)
    guard column + style.columns(flat) + after > style.lineLimit else { return flat }
    let inner = indentation + style.indentation
    switch expression {
    case .text: return flat
    case .array(let elements):
      return "[" + style.newline + packed(elements.map { (nil, $0) }, inner, ending: 1 + after)
        + "]"
    case .call(let name, let arguments):
      guard !arguments.isEmpty else { return flat }
      if let close = close(name, arguments, column, indentation, after) { return close }
      return "\(name)(" + style.newline
        + packed(arguments.map { ($0.label, $0.value) }, inner, ending: 1 + after) + ")"
    case .closure(let captures, let parameters, let effects, let body):
      let head = WiredText.head(captures, parameters)
      let start =
        column + style.columns("{ " + head) <= style.lineLimit
        ? "{" + (head.isEmpty ? "" : " " + head) : "{" + longHead(captures, parameters, inner)
      return start + style.newline + inner + effects
        + text(body, column: style.columns(inner + effects), indentation: inner)
        + style.newline + indentation + "}"
    case .trailing(let name, let argument, let closure):
      let start = name + (argument.map { "(\($0))" } ?? "") + " "
      return start
        + text(
          closure, column: column + style.columns(start), indentation: indentation, after: after)
    }
  }

  /// `Feed(id, dependencies: .init(` on one line, and the fields in lines behind it.
  private func close(
    _ name: String, _ arguments: [WiredExpression.Argument], _ column: Int, _ indentation: String,
    _ after: Int
  ) -> String? {
    guard isClose, let last = arguments.last, case .call(let inner, let list) = last.value,
      !list.isEmpty
    else { return nil }
    let outer = WiredExpression.call(
      name: name,
      arguments: arguments.dropLast() + [.init(label: last.label, value: .text(inner + "("))])
    let head = String(WiredText.flat(outer).dropLast())
    guard column + style.columns(head) <= style.lineLimit else { return nil }
    let fields = list.map { ($0.label, $0.value) }
    return head + style.newline
      + packed(fields, indentation + style.indentation, ending: 2 + after) + "))"
  }

  /// A list of captures that takes lines of its own.
  private func longHead(
    _ captures: [String], _ parameters: [String], _ indentation: String
  ) -> String {
    let items = packed(
      captures.map { (nil, WiredExpression.text($0)) }, indentation + style.indentation, ending: 0)
    let end = parameters.isEmpty ? "] in" : "] \(parameters.joined(separator: ", ")) in"
    return style.newline + indentation + "[" + style.newline + items + style.newline + indentation
      + end
  }

  /// Arguments in as few lines as possible, as swift-format sets them.
  private func packed(
    _ items: [(label: String?, value: WiredExpression)], _ indentation: String, ending: Int
  ) -> String {
    var lines: [String] = []
    var line = indentation
    for (index, item) in items.enumerated() {
      let label = item.label.map { "\($0.escapedAsLabel): " } ?? ""
      let isLast = index == items.count - 1
      let end = isLast ? "" : ","
      let room = isLast ? ending : 1
      let flat = label + WiredText.flat(item.value)
      let gap = line == indentation ? "" : " "
      if style.columns(line + gap + flat) + room <= style.lineLimit {
        line += gap + flat + end
        continue
      }
      if !gap.isEmpty {
        lines.append(line)
        line = indentation
      }
      line +=
        label
        + text(
          item.value, column: style.columns(line + label), indentation: indentation, after: room)
        + end
    }
    return (lines + [line]).joined(separator: style.newline)
  }
}
