import SwiftSyntax

/// What the operator `~>` asks a container for: `r ~> API.self`, `r ~> (API.self, name: "main")`.
///
/// SwinjectAutoregistration declares it, as `r.resolve(API.self)!` in other words.
struct FetchOperator {
  static let name = "~>"

  /// The arguments of the call that it stands for, with their labels; `_` for none.
  let arguments: [(label: String, value: ExprSyntax)]
  /// What stands on the right.
  let right: ExprSyntax
  /// The whole where nothing stands beside it, with the parentheses around it.
  let whole: ExprSyntax?

  /// Nil where what stands on the left is asked for nothing by the operator.
  init?(on left: ExprSyntax) {
    guard let list = left.parent?.as(ExprListSyntax.self), let index = list.index(of: left),
      let sign = list[list.index(after: index)...].first?.as(BinaryOperatorExprSyntax.self),
      sign.operator.text == Self.name,
      let right = list[list.index(after: index)...].dropFirst().first,
      let arguments = Self.arguments(right)
    else { return nil }
    self.arguments = arguments
    self.right = right
    let sequence = list.count == 3 ? list.parent?.as(SequenceExprSyntax.self) : nil
    whole = sequence.map { ExprSyntax($0).withParentheses }
  }

  private static func arguments(_ right: ExprSyntax) -> [(label: String, value: ExprSyntax)]? {
    if right.selfType != nil { return [("_", right)] }
    guard let tuple = right.as(TupleExprSyntax.self), let first = tuple.elements.first,
      first.expression.selfType != nil
    else { return nil }
    var found = [(label: "_", value: first.expression)]
    for element in tuple.elements.dropFirst() {
      let value = element.expression
      switch element.label?.text {
      case "arguments":
        let all = value.as(TupleExprSyntax.self).map { $0.elements.map(\.expression) } ?? []
        guard all.count > 1 else { return nil }
        found += zip(["arguments"] + Array(repeating: "_", count: all.count - 1), all)
          .map { ($0, $1) }
      case let label?: found.append((label, value))
      // It is the name of the registration if it is a text, and else an argument.
      case nil: return nil
      }
    }
    return found
  }
}

extension ExprSyntax {
  /// The parentheses around it where they hold nothing else.
  fileprivate var withParentheses: ExprSyntax {
    guard let tuple = parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      tuple.elements.first?.label == nil, tuple.elements.first?.expression.id == id
    else { return self }
    return ExprSyntax(tuple)
  }
}
