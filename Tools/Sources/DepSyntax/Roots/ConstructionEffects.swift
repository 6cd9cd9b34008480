import DepModel
package import SwiftSyntax

extension ConstructionSite {
  /// The labels of the call of the type, `_` for none; nil where something else takes the struct,
  /// or where closures behind the list make them uncertain.
  package var initializerLabels: [String]? {
    guard let outer, outer.trailingClosure == nil, outer.additionalTrailingClosures.isEmpty,
      let path = outer.calledExpression.namePath,
      path.lastName.isCapitalized || path.hasSuffix(".init"),
      (path.hasSuffix(".init") ? String(path.dropLast(".init".count)) : path).lastName
        == typeName.lastName
    else { return nil }
    return outer.arguments.map { $0.label?.plainName ?? "_" }
  }

  /// What the call of the type passes for each label; `….init(…)` for what is long.
  package var initializerValues: [String: String] {
    Dictionary(
      (outer?.arguments ?? []).map { argument in
        let text = source.text(argument.expression)
        let isShort = argument.expression.inner != call.inner && !text.contains(where: \.isNewline)
        return (argument.label?.plainName ?? "_", isShort ? text : ".init(…)")
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether an `await` may cover the call of the type.
  package var isAwaited: Bool {
    isCovered { $0.is(AwaitExprSyntax.self) || Self.isAsynchronousVariable($0) }
  }

  /// Whether a `try` may cover it.
  package var isTried: Bool {
    isCovered { $0.is(TryExprSyntax.self) || Self.isAsynchronousVariable($0) }
  }

  private func isCovered(by covers: (Syntax) -> Bool) -> Bool {
    var node = Syntax(outer ?? call).parent
    while let current = node, !current.is(ClosureExprSyntax.self),
      !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self)
    {
      // The word before one operand of a sequence covers those behind it.
      let operands = current.as(SequenceExprSyntax.self)?.elements.map { Syntax($0) } ?? []
      if covers(current) || operands.contains(where: covers) { return true }
      node = current.parent
    }
    return false
  }

  /// `async let` waits where its value is read.
  private static func isAsynchronousVariable(_ node: Syntax) -> Bool {
    node.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.text == "async" } ?? false
  }

  /// The closure that takes along what the code needs: the outermost one that has no `self` of its
  /// own, in which those inside of it find the names.
  package var capturingClosure: ClosureExprSyntax? {
    let inside = closures.reversed().prefix { !$0.takesRoot && !$0.isCalledAtOnce }
    return inside.last ?? closures.last
  }
}

extension ClosureExprSyntax {
  /// Its code may use the root as the code around it does.
  fileprivate var isCalledAtOnce: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }

  fileprivate var takesRoot: Bool {
    signature?.capture?.items.contains { $0.name.text == "self" } ?? false
  }
}
