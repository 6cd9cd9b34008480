import SwiftSyntax

extension MemberSite {
  /// The generic type that the value of a variable names, with its arguments as they are written:
  /// `Stored<Int>` for `static let count = Stored<Int>(key: "count").group("watch")`.
  package var madeGenericType: String? {
    guard let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      var value = variable.bindings.first?.initializer?.value
    else { return nil }
    while let call = value.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.is(GenericSpecializationExprSyntax.self) {
        return call.calledExpression.trimmedDescription
      }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base
      else { return nil }
      // A static function may give another type than the one that is asked.
      if base.is(GenericSpecializationExprSyntax.self) {
        return member.declName.baseName.text == "init" ? base.trimmedDescription : nil
      }
      value = base
    }
    return nil
  }
}
