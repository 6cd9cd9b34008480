import DepSyntax
import DepWiring
import SwiftSyntax

/// Lays out code that was put together from pieces of several files.
struct CodeLayout {
  let source: ParsedSource

  /// The text of an expression that begins at a column of a line with this indentation; as it is
  /// where it already takes several lines.
  func text(_ code: String, column: Int, indentation: String) -> String {
    guard !code.contains(where: \.isNewline), let value = Self.expression(code) else { return code }
    return ExpressionLayout(style: source.style)
      .text(WiredExpression(value), column: column, indentation: indentation)
  }

  private static func expression(_ code: String) -> ExprSyntax? {
    let parsed = ParsedSource(file: 0, path: "", bytes: Array("let x = \(code)\n".utf8))
    let variable = parsed.tree.statements.first?.item.as(VariableDeclSyntax.self)
    return variable?.bindings.first?.initializer?.value
  }
}

extension WiredExpression {
  /// A call with its arguments apart; other expressions stay as they are written.
  fileprivate init(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.rightParen != nil
    else {
      self = .text(expression.trimmedDescription)
      return
    }
    self = .call(
      name: call.calledExpression.trimmedDescription,
      arguments: call.arguments.map {
        Argument(label: $0.label?.text, value: WiredExpression($0.expression))
      })
  }
}
