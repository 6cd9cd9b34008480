import DepModel
import SwiftSyntax

extension ConstructionSite.Argument {
  package var isClosure: Bool { node.expression.is(ClosureExprSyntax.self) }

  /// How many parameters a closure names; nil where it names none and may use `$0`.
  package var closureParameterCount: Int? {
    guard let closure = node.expression.as(ClosureExprSyntax.self) else { return nil }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): return names.count
    case .parameterClause(let clause): return clause.parameters.count
    case nil: return closure.statements.description.contains("$") ? nil : 0
    }
  }

  /// Whether completing a root never writes such a value: the author of the root did.
  ///
  /// What it writes are names, lists and closures of constructions, and constructions that take
  /// a `Dependencies`.
  package var isWrittenByHand: Bool { !Self.isUsual(node.expression, isOwn: false) }

  /// The type that its form tells; `isType` says whether a capitalized name is one.
  package func typeText(isType: (String) -> Bool) -> String? {
    LiteralType.of(node.expression) { called in isType(String(called.prefix { $0 != "(" })) }
  }

  /// The comments above it, and behind it on its line.
  package var comments: [String] {
    (node.leadingTrivia.pieces + node.trailingTrivia.pieces).compactMap { piece in
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        text
      default: nil
      }
    }
  }

  /// `isOwn` says whether a list or a closure is around it, in which any construction is usual.
  private static func isUsual(_ expression: ExprSyntax, isOwn: Bool) -> Bool {
    guard !expression.containsComment else { return false }
    if expression.is(NilLiteralExprSyntax.self) { return true }
    if let path = expression.namePath { return !path.isCapitalized }
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { isUsual($0.expression, isOwn: true) }
    }
    if let word = expression.as(TryExprSyntax.self) {
      return isOwn && word.questionOrExclamationMark == nil
        && isUsual(word.expression, isOwn: true)
    }
    if let word = expression.as(AwaitExprSyntax.self) {
      return isOwn && isUsual(word.expression, isOwn: true)
    }
    if let closure = expression.as(ClosureExprSyntax.self) {
      guard closure.statements.count == 1, let item = closure.statements.first?.item,
        let body = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
      else { return false }
      return isUsual(body, isOwn: true)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.namePath != nil
    else { return false }
    let takesStruct = call.arguments.contains { makesStruct($0.expression) != nil }
    return (isOwn || takesStruct)
      && call.arguments.allSatisfy { argument in
        makesStruct(argument.expression)?.allSatisfy { isUsual($0.expression, isOwn: false) }
          ?? isUsual(argument.expression, isOwn: isOwn)
      }
  }

  /// The arguments of `.init(…)`.
  private static func makesStruct(_ expression: ExprSyntax) -> LabeledExprListSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "init"
    else { return nil }
    return call.arguments
  }
}
