import DepModel
import DepSyntax
import DepWiring
import SwiftSyntax

/// Edits a list of arguments that has several lines: those that stay keep their bytes.
struct ArgumentLines {
  let completion: Completion
  let layout: ExpressionLayout

  private var source: ParsedSource { completion.site.source }
  private var call: FunctionCallExprSyntax { completion.site.call }
  private var newline: String { source.style.newline }

  func edit(_ edits: inout EditList) {
    let arguments = Array(call.arguments)
    guard let first = arguments.first(where: isKept), let last = arguments.last(where: isKept)
    else { return replaceList(&edits) }
    for argument in arguments {
      guard let label = argument.label,
        let name = completion.renamed[label.identifier?.name ?? ""]
      else { continue }
      edits.replace(label.inner, with: name.escapedAsLabel, in: source)
    }
    let list = KeptLines(
      startsLine: source.isFirstOnLine(first.inner.lowerBound),
      indentation: source.indentation(at: first.inner.lowerBound))
    let end = arguments.lastIndex { $0.id == last.id } ?? 0
    remove(before: end, arguments, &edits)
    for (previous, texts) in additions(arguments.filter(isKept), list.indentation) {
      if let previous, previous.id != last.id {
        insert(texts, behind: previous, list, &edits)
      } else if previous == nil {
        insert(texts, before: first, list, &edits)
      }
    }
    let texts =
      additions(arguments.filter(isKept), list.indentation)
      .first { $0.previous?.id == last.id }?.texts ?? []
    editEnd(texts, behind: last, removing: Array(arguments[(end + 1)...]), list, &edits)
  }

  private struct KeptLines {
    let startsLine: Bool
    let indentation: String
  }

  private func isKept(_ argument: LabeledExprSyntax) -> Bool {
    !completion.removed.contains(argument.label?.identifier?.name ?? "")
  }

  private func order(of argument: LabeledExprSyntax) -> Int {
    let name = argument.label?.identifier?.name ?? ""
    return completion.order[completion.renamed[name] ?? name] ?? .max
  }

  /// Takes out the arguments that go before an argument that stays.
  private func remove(
    before end: Int, _ arguments: [LabeledExprSyntax], _ edits: inout EditList
  ) {
    var index = 0
    while index < end {
      guard let first = arguments[index...end].firstIndex(where: { !isKept($0) }),
        let next = arguments[first...end].firstIndex(where: isKept)
      else { return }
      remove(arguments[first..<next], before: arguments[next], &edits)
      index = next
    }
  }

  /// The next argument keeps its line, or moves to where those that go began their line.
  private func remove(
    _ gone: ArraySlice<LabeledExprSyntax>, before next: LabeledExprSyntax,
    _ edits: inout EditList
  ) {
    guard let first = gone.first, let last = gone.last else { return }
    var range = first.position.utf8Offset..<last.endPosition.utf8Offset
    switch (first.startsLine, next.startsLine) {
    case (true, false): range = first.codeStart..<range.upperBound
    case (false, true):
      let before = first.previousToken(viewMode: .sourceAccurate)
      range = (before?.inner.upperBound ?? range.lowerBound)..<range.upperBound
    default: break
    }
    edits.replace(range, with: "", in: source)
  }

  /// The texts of what comes, by the argument behind which it stands.
  private func additions(
    _ kept: [LabeledExprSyntax], _ indentation: String
  ) -> [(previous: LabeledExprSyntax?, texts: [String])] {
    var groups: [(previous: LabeledExprSyntax?, texts: [String])] = []
    for added in completion.added.sorted(by: { $0.order < $1.order }) {
      let label = "\(added.label.escapedAsLabel): "
      let text =
        label
        + layout.text(
          added.value, column: source.style.columns(indentation + label), indentation: indentation,
          after: 1)
      let next = kept.firstIndex { order(of: $0) > added.order } ?? kept.count
      let previous = next == 0 ? nil : kept[next - 1]
      if let index = groups.indices.last, groups[index].previous?.id == previous?.id {
        groups[index].texts.append(text)
      } else {
        groups.append((previous, [text]))
      }
    }
    return groups
  }

  /// Above the comments of the first argument that stays.
  private func insert(
    _ texts: [String], before first: LabeledExprSyntax, _ list: KeptLines, _ edits: inout EditList
  ) {
    guard list.startsLine else {
      let text = texts.map { $0 + ", " }.joined()
      return edits.insert(text, at: first.position.utf8Offset, in: source)
    }
    edits.insert(
      texts.map { $0 + "," + newline + list.indentation }.joined(), at: first.codeStart,
      in: source)
  }

  /// Behind an argument that another follows.
  private func insert(
    _ texts: [String], behind previous: LabeledExprSyntax, _ list: KeptLines,
    _ edits: inout EditList
  ) {
    guard let comma = previous.trailingComma else { return }
    let next = call.arguments.first { $0.position >= previous.endPosition }
    let isAlone = next.map { source.isFirstOnLine($0.inner.lowerBound) } ?? true
    if list.startsLine, isAlone {
      let text = texts.map { newline + list.indentation + $0 + "," }.joined()
      edits.insert(text, at: previous.endPosition.utf8Offset, in: source)
    } else {
      edits.insert(
        texts.map { " " + $0 + "," }.joined(), at: comma.inner.upperBound, in: source)
    }
  }

  /// Behind the last argument that stays, in the place of those that go.
  private func editEnd(
    _ texts: [String], behind last: LabeledExprSyntax, removing gone: [LabeledExprSyntax],
    _ list: KeptLines, _ edits: inout EditList
  ) {
    let closesOnNewLine = call.rightParen.map { source.isFirstOnLine($0.inner.lowerBound) } ?? false
    let hasFinalComma = (gone.last ?? last).trailingComma != nil
    var endOfLine = last.endPosition.utf8Offset
    if let next = gone.first, let final = gone.last, let comma = last.trailingComma {
      if !source.isFirstOnLine(next.inner.lowerBound) { endOfLine = comma.inner.upperBound }
      edits.replace(endOfLine..<final.endPosition.utf8Offset, with: "", in: source)
    }
    guard !texts.isEmpty else {
      if !gone.isEmpty, !hasFinalComma, let comma = last.trailingComma {
        edits.replace(comma.inner, with: "", in: source)
      }
      return
    }
    if last.trailingComma == nil {
      edits.insert(",", at: last.expression.inner.upperBound, in: source)
    }
    let isInLines = list.startsLine && !fits(texts, behind: last)
    let gap = isInLines ? newline + list.indentation : " "
    let isBehindComment = isInLines && (closesOnNewLine || last.trailingComma != nil)
    let place =
      isBehindComment ? endOfLine : (last.trailingComma ?? last.lastToken)?.inner.upperBound
    edits.insert(
      texts.map { gap + $0 }.joined(separator: ",") + (hasFinalComma ? "," : ""),
      at: place ?? last.inner.upperBound, in: source)
  }

  /// Whether several arguments share a line already, and the new ones find room behind the last.
  private func fits(_ texts: [String], behind last: LabeledExprSyntax) -> Bool {
    let isPacked = call.arguments.dropFirst().contains {
      !source.isFirstOnLine($0.inner.lowerBound)
    }
    let end = last.expression.inner.upperBound
    let line = source.text(source.lineStart(at: end)..<end)
    let width = source.style.columns(([line] + texts).joined(separator: ", "))
    return isPacked && width + 3 <= source.style.lineLimit
  }

  /// All arguments of a list of which none stays.
  private func replaceList(_ edits: inout EditList) {
    guard let open = call.leftParen, let close = call.rightParen else { return }
    let indentation = source.indentation(at: call.inner.lowerBound)
    let column = source.style.columns(
      source.text(source.lineStart(at: open.inner.lowerBound)..<open.inner.lowerBound))
    let arguments = completion.added.sorted { $0.order < $1.order }.map {
      WiredExpression.Argument(label: $0.label, value: $0.value)
    }
    edits.replace(
      open.inner.lowerBound..<close.inner.upperBound,
      with: layout.text(
        .call(name: "", arguments: arguments), column: column, indentation: indentation, after: 2),
      in: source)
  }
}

extension LabeledExprSyntax {
  /// Whether a line begins before it or before its comments.
  fileprivate var startsLine: Bool { leadingTrivia.contains(where: \.isNewline) }

  /// Where it begins with its comments.
  var codeStart: Int {
    leadingTrivia.prefix { !$0.isComment }
      .reduce(position.utf8Offset) { $0 + $1.sourceLength.utf8Length }
  }

  fileprivate var lastToken: TokenSyntax? { expression.lastToken(viewMode: .sourceAccurate) }
}
