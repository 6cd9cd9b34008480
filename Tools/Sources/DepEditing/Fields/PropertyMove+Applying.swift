import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// What a stored property is given in the initializers.
struct MovedValue {
  let name: String
  let value: String
  /// What an assignment writes before the name: `self.`, or nothing.
  let receiver: String

  /// Takes the value out of the declaration.
  init?(
    _ move: PropertyMove, in source: ParsedSource, writesSelf: Bool, _ edits: inout EditList
  ) {
    let binding = move.property.binding
    guard let clause = binding.initializer else { return nil }
    let single = Self.singleExpression(of: clause.value)
    let value = edits.take((single ?? clause.value).inner, of: source)
    let start =
      binding.typeAnnotation.map { $0.inner.upperBound } ?? binding.pattern.inner.upperBound
    edits.replace(
      start..<clause.inner.upperBound, with: move.addedType.map { ": \($0)" } ?? "", in: source)
    receiver = writesSelf ? "self." : ""
    name = (move.wrapper == nil ? "" : "_") + move.property.name
    // What stood in a closure stands one level deeper already.
    let indented = single == nil ? Self.indented(value, by: source.style) : value
    self.value = move.wrapper.map { "\($0)(wrappedValue: \(indented))" } ?? indented
  }

  /// The object of a container that a wrapper of SwiftUI keeps; nil for any other property.
  init?(_ property: InjectedProperty, writesSelf: Bool) {
    guard let wrapper = property.state else { return nil }
    let call = property.field.draft.access == .provider ? "()" : ""
    name = "_" + property.site.name
    value = "\(wrapper)(wrappedValue: dependencies.\(property.field.name)\(call))"
    receiver = writesSelf ? "self." : ""
  }

  /// The assignment where parameters have these names.
  func statement(besides parameters: Set<String>) -> String {
    "\(parameters.contains(name) ? "self." : receiver)\(name.escaped) = \(value)"
  }

  /// The one expression of a closure that is called at once: an initializer needs no closure.
  private static func singleExpression(of value: ExprSyntax) -> ExprSyntax? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil,
      let closure = call.calledExpression.as(ClosureExprSyntax.self), closure.signature == nil,
      closure.statements.count == 1,
      let expression = closure.statements.first?.item.as(ExprSyntax.self),
      !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self),
      // The comments in it belong to its own lines.
      !call.containsComment
    else { return nil }
    return expression
  }

  /// One level deeper, but for the lines of long string literals.
  private static func indented(_ text: String, by style: SourceStyle) -> String {
    guard text.contains(where: \.isNewline), !text.contains("\"\"\"") else { return text }
    var isFirst = true
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      defer { isFirst = false }
      return isFirst || line.allSatisfy(\.isWhitespace) ? String(line) : style.indentation + line
    }.joined(separator: style.newline)
  }
}
