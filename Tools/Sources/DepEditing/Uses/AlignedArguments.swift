import DepSyntax
import SwiftSyntax

/// The arguments of a call that stand below its first one, behind the opening parenthesis.
///
/// They move with the parenthesis when what stands before it becomes longer or shorter.
struct AlignedArguments {
  private let starts: [Int]
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
      guard Self.continues(parent, from: current) else { return nil }
      current = parent
    }
    return nil
  }

  init?(_ call: FunctionCallExprSyntax, in source: ParsedSource) {
    guard let first = call.arguments.first, let parenthesis = call.leftParen,
      source.lineStart(at: call.inner.lowerBound)
        == source.lineStart(at: parenthesis.inner.lowerBound)
    else { return nil }
    let column = Self.column(of: first.inner.lowerBound, in: source)
    let below = call.arguments.dropFirst().filter {
      source.lineStart(at: $0.inner.lowerBound)
        + source.indentation(at: $0.inner.lowerBound).utf8.count
        == $0.inner.lowerBound
    }
    let isOnOneLine = call.arguments.allSatisfy {
      !source.text($0.inner).contains(where: \.isNewline)
    }
    guard !below.isEmpty, isOnOneLine,
      below.allSatisfy({ Self.column(of: $0.inner.lowerBound, in: source) == column })
    else { return nil }
    starts = below.map(\.inner.lowerBound)
    self.source = source
  }

  func move(by columns: Int, _ edits: inout EditList) {
    let room = starts.allSatisfy { start in
      source.text(max(0, start + min(columns, -1))..<start).allSatisfy { $0 == " " }
    }
    guard columns != 0, room else { return }
    for start in starts {
      let range = (start + min(columns, -1))..<start
      edits.replace(range, with: String(repeating: " ", count: range.count + columns), in: source)
    }
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
