@_spi(RawSyntax) internal import SwiftSyntax

/// Calls and members that count whatever the type of their base is.
enum LookupCalls {
  /// Whether a call is of interest by its name, or as it is passed a type and nothing else.
  static func holds(_ name: SyntaxText, _ call: CallNode) -> Bool {
    if name == "resolve" { return true }
    let count = call.arguments.nodes?.count ?? 0
    if count == 0 {
      guard name == "randomElement" || name == "shuffled" || name == "shuffle" else { return false }
      return call.closure == nil
    }
    return count == 1 && (comparesWithToday(name) || typeArgument(of: call) != nil)
  }

  /// Whether a member reads the clock, whatever date its base is.
  static func holds(_ name: SyntaxText) -> Bool { name == "timeIntervalSinceNow" }

  private static func comparesWithToday(_ name: SyntaxText) -> Bool {
    name == "isDateInToday" || name == "isDateInTomorrow" || name == "isDateInYesterday"
  }

  /// The type that a call is passed as its first argument: `X` in `resolve(X.self)`.
  static func typeArgument(of call: CallNode) -> RawSyntax? {
    guard let arguments = call.arguments.nodes, arguments.count > 0, let first = arguments[0],
      let argument = ArgumentNode(first)
    else { return nil }
    let expression = argument.expression
    guard expression.kind == .memberAccessExpr, argument.label == nil,
      let type = ExpressionShape.metatype(expression), type.firstToken?.rawText != "self"
    else { return nil }
    return type
  }
}
