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
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return nil
      }
      value = base
    }
    let isInitialized = value.is(GenericSpecializationExprSyntax.self)
    return isInitialized ? value.trimmedDescription : nil
  }
}
