import DepSyntax
import SwiftSyntax

/// Adds an argument to a call.
enum CallArguments {
  /// Sets the list on lines of its own where the line would become longer than the file allows.
  static func add(
    _ arguments: [String], to call: FunctionCallExprSyntax,
    target: FunctionParameterListSyntax? = nil, in source: ParsedSource, _ edits: inout EditList
  ) {
    let list = Array(call.arguments)
    if let open = call.leftParen, let close = call.rightParen, !list.isEmpty,
      following(list, target) == nil, isTooLong(call, with: arguments, in: source)
    {
      return spread(list, arguments, open, close, in: source, &edits)
    }
    for argument in arguments { add(argument, to: call, target: target, in: source, &edits) }
  }

  private static func isTooLong(
    _ call: FunctionCallExprSyntax, with arguments: [String], in source: ParsedSource
  ) -> Bool {
    let end = call.inner.upperBound
    // Code behind the call would stand behind its last line.
    guard call.isOnOneLine(in: source), source.isLastOnLine(end) else { return false }
    let line = source.text(source.lineStart(at: call.inner.lowerBound)..<end)
    let added = arguments.map { $0.count + ", ".count }.reduce(0, +)
    return source.style.columns(line) + added > source.style.changedLineLimit
  }

  private static func spread(
    _ list: [LabeledExprSyntax], _ arguments: [String], _ open: TokenSyntax, _ close: TokenSyntax,
    in source: ParsedSource, _ edits: inout EditList
  ) {
    let outer = source.indentation(at: open.inner.lowerBound)
    let inner = source.style.newline + outer + source.style.indentation
    let layout = CodeLines(style: source.style, indentation: outer + source.style.indentation)
    var end = open.inner.upperBound
    for argument in list {
      edits.replace(end..<argument.inner.lowerBound, with: inner, in: source)
      end = argument.inner.upperBound
    }
    let closing = source.style.closesOnNextLine ? source.style.newline + outer : ""
    let added = arguments.map { inner + layout.closure($0) }.joined(separator: ",")
    edits.replace(
      end..<close.inner.lowerBound,
      with: (list.last?.trailingComma == nil ? "," : "") + added + closing, in: source)
  }

  private static func add(
    _ argument: String, to call: FunctionCallExprSyntax,
    target: FunctionParameterListSyntax?, in source: ParsedSource, _ edits: inout EditList
  ) {
    guard let leftParen = call.leftParen else {
      edits.insert(
        "(\(argument))", at: call.calledExpression.inner.upperBound, in: source)
      return
    }
    let list = Array(call.arguments)
    guard let last = list.last else {
      edits.insert(
        argument, at: leftParen.endPositionBeforeTrailingTrivia.utf8Offset, in: source)
      return
    }
    if let next = following(list, target) {
      edits.insert(argument + ", ", at: next.inner.lowerBound, in: source)
    } else if list.count > 0,
      source.lineStart(at: last.inner.lowerBound)
        != source.lineStart(at: leftParen.inner.lowerBound)
    {
      let gap = source.style.newline + source.indentation(at: last.inner.lowerBound)
      if last.trailingComma == nil { edits.insert(",", at: last.inner.upperBound, in: source) }
      edits.insert(
        gap + argument + (last.trailingComma == nil ? "" : ","), at: last.endPosition.utf8Offset,
        in: source)
    } else if last.trailingComma != nil {
      edits.insert(" " + argument, at: last.inner.upperBound, in: source)
    } else {
      edits.insert(", " + argument, at: last.inner.upperBound, in: source)
    }
  }

  /// The first argument for a closure that stands behind the dependencies.
  private static func following(
    _ arguments: [LabeledExprSyntax], _ target: FunctionParameterListSyntax?
  ) -> LabeledExprSyntax? {
    guard let target else { return nil }
    let index = ParameterText.index(in: target)
    let behind = Set(Array(target).dropFirst(index).map { $0.firstName.text })
    // Of the arguments without a label, the first ones are for the parameters before.
    var unlabeled = target.prefix(index).count { $0.firstName.text == "_" }
    return arguments.first { argument in
      if let label = argument.label { return behind.contains(label.text) }
      unlabeled -= 1
      return unlabeled < 0 && behind.contains("_")
    }
  }
}
