@_spi(RawSyntax) internal import SwiftSyntax

/// Calls and members that count whatever the type of their base is.
enum LookupCalls {
  /// Whether a call is of interest by its name, or as it is passed a type and nothing else.
  static func holds(_ name: SyntaxText, _ call: CallNode) -> Bool {
    if name == "resolve" { return true }
    let count = call.arguments.nodes?.count ?? 0
    if asksDisk(name, count) { return true }
    if count == 0 {
      guard name == "randomElement" || name == "shuffled" || name == "shuffle" else { return false }
      return call.closure == nil
    }
    if name == "write" { return writesFile(call) }
    return count == 1 && (isQuestionOfToday(name) || typeArgument(of: call) != nil)
  }

  /// Whether it matters that something is an argument of a call: logs and schedules do nothing with
  /// it that a test would look at.
  static func notesArguments(of name: SyntaxText) -> Bool {
    name == "Logger" || name == "OSLog" || name == "OSSignposter" || name == "periodic"
  }

  /// Whether a member reads the clock, whatever date it is asked of.
  static func holds(_ name: SyntaxText) -> Bool { name == "timeIntervalSinceNow" }

  /// Whether an address is asked what the disk holds there.
  private static func asksDisk(_ name: SyntaxText, _ count: Int) -> Bool {
    count == 0
      ? name == "checkResourceIsReachable"
      : count == 1 && (name == "resourceValues" || name == "setResourceValues")
  }

  /// Whether a value is asked to write itself to a place: `data.write(to: url)`.
  private static func writesFile(_ call: CallNode) -> Bool {
    guard let nodes = call.arguments.nodes, nodes.count > 0, let first = nodes[0],
      let argument = ArgumentNode(first), let label = argument.labelText
    else { return false }
    // What can change is a stream.
    return (label == "to" || label == "toFile") && argument.expression.kind != .inOutExpr
  }

  private static func isQuestionOfToday(_ name: SyntaxText) -> Bool {
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
