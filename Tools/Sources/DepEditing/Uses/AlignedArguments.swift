import DepSyntax
import SwiftSyntax

/// The lines of a call's arguments that are aligned with its first one, behind the parenthesis.
///
/// They move with the parenthesis when what stands before it becomes longer or shorter.
struct AlignedArguments {
  private var starts: [Int]
  private let source: ParsedSource

  /// Those of the call that an expression begins; nil where it begins none with such arguments.
  init?(behind expression: ExprSyntax, in source: ParsedSource) {
    var current = Syntax(expression)
    while let parent = current.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id,
        let found = Self(call, in: source)
      {
        self = found
        return
      }
      guard Self.continues(parent, from: current) else {
        guard
          let call = Self.assigned(
            to: current, on: source.lineStart(at: expression.inner.lowerBound), in: source),
          let found = Self(call, in: source)
        else { return nil }
        self = found
        return
      }
      current = parent
    }
    return nil
  }

  /// The call that begins on the same line and whose result is assigned: `a.b = make(1,`.
  private static func assigned(
    to left: Syntax, on line: Int, in source: ParsedSource
  ) -> FunctionCallExprSyntax? {
    guard let parts = left.parent?.as(ExprListSyntax.self).map(Array.init), parts.count == 3,
      parts[0].id == left.as(ExprSyntax.self)?.id, parts[1].is(AssignmentExprSyntax.self),
      let call = parts[2].as(FunctionCallExprSyntax.self),
      source.lineStart(at: call.inner.lowerBound) == line
    else { return nil }
    return call
  }

  /// Moves the lines of a call that gets another name and loses labels, and of the calls among its
  /// arguments.
  static func move(
    _ call: FunctionCallExprSyntax, keeping count: Int, by columns: Int, in source: ParsedSource,
    _ edits: inout EditList
  ) {
    let own = Self(call, in: source)?.keeping(count, of: call)
    own?.move(by: columns, &edits)
    let line = source.lineStart(at: call.inner.lowerBound)
    for argument in call.arguments.prefix(count) {
      guard let inner = argument.expression.as(FunctionCallExprSyntax.self),
        let lines = Self(inner, in: source)
      else { continue }
      let lost =
        argument.label == nil
        ? 0 : argument.expression.inner.lowerBound - argument.inner.lowerBound
      let isLeft = own == nil && source.lineStart(at: inner.inner.lowerBound) == line
      lines.move(by: (isLeft ? columns : 0) - lost, &edits)
    }
  }

  init?(_ call: FunctionCallExprSyntax, in source: ParsedSource) {
    guard let first = call.arguments.first, let parenthesis = call.leftParen else { return nil }
    let start = first.inner.lowerBound
    // What begins on a line of its own is aligned with nothing.
    let line = source.lineStart(at: start)
    guard line == source.lineStart(at: call.inner.lowerBound),
      line == source.lineStart(at: parenthesis.inner.lowerBound)
    else { return nil }
    let column = Self.column(of: start, in: source)
    let below = call.arguments.dropFirst().map(\.inner.lowerBound).filter {
      source.lineStart(at: $0) + source.indentation(at: $0).utf8.count == $0
    }
    guard !below.isEmpty, below.allSatisfy({ Self.column(of: $0, in: source) == column }),
      let lines = Self.linesBelow(call.arguments.inner, in: source)
    else { return nil }
    // A closure may hang below its call, further left than the arguments.
    starts = lines.filter { Self.column(of: $0, in: source) >= column }
    self.source = source
  }

  /// Without the lines whose beginning goes when a call loses its labels and its last arguments.
  func keeping(_ count: Int, of call: FunctionCallExprSyntax) -> Self {
    let kept = call.arguments.prefix(count)
    var rest = self
    rest.starts.removeAll { start in
      start > kept.last?.inner.upperBound ?? 0
        || kept.contains { $0.label != nil && $0.expression.inner.lowerBound == start }
    }
    return rest
  }

  /// Where the code of each line but the first begins; nil where a line is part of a literal.
  private static func linesBelow(_ range: Range<Int>, in source: ParsedSource) -> [Int]? {
    guard !source.text(range).contains("\"\"\"") else { return nil }
    var starts: [Int] = []
    var offset = range.lowerBound
    while let end = source.bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) {
      offset = end + 1
      let start = offset + source.indentation(at: offset).utf8.count
      let isEmpty = source.text(start..<start + 1).contains(where: \.isNewline)
      if !isEmpty { starts.append(start) }
    }
    return starts
  }

  func move(by columns: Int, _ edits: inout EditList) {
    let room = starts.allSatisfy { start in
      source.text(max(0, start + min(columns, -1))..<start).allSatisfy { $0 == " " }
    }
    guard columns != 0, room else { return }
    for start in starts { edits.move(lineWithCodeAt: start, by: columns, in: source) }
  }

  private static func column(of offset: Int, in source: ParsedSource) -> Int {
    source.style.columns(source.text(source.lineStart(at: offset)..<offset))
  }

  /// Whether a node goes on with the chain of another one.
  private static func continues(_ parent: Syntax, from child: Syntax) -> Bool {
    if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id == child.id }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == child.id
    }
    return parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
  }
}
